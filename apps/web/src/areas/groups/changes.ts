import { updateGroup } from '@allenio/contract/groups'
import { call, reportCallError } from '#lib/api'
import { areaWords } from '#lib/words'
import { toast, toastWithUndo } from '#ui/toast'

const changeWords = areaWords('groups changes', {
  it: {
    added_one: '{{count}} persona aggiunta a «{{name}}»',
    added_other: '{{count}} persone aggiunte a «{{name}}»',
    addedNobody: 'Erano già in «{{name}}»',
    undone: '«{{name}}» è come prima',
  },
  en: {
    added_one: '{{count}} person added to “{{name}}”',
    added_other: '{{count}} people added to “{{name}}”',
    addedNobody: 'They were already in “{{name}}”',
    undone: '“{{name}}” is as before',
  },
})

interface NamedGroup {
  id: string
  name: string
}

/** Changes a group's clients back, for the undo of a toast. */
export async function undoChange({ id, name }: NamedGroup, change: { addedIds: string[] } | { removedIds: string[] }): Promise<void> {
  try {
    await call(updateGroup, { id, ...change })
    toast({ type: 'success', text: changeWords.say('undone', { name }) })
  } catch (error) {
    reportCallError(error)
  }
}

/** Says who is new in a group; an undo takes out these alone. */
export function showAdded(group: NamedGroup, added: string[]): void {
  const { name } = group
  if (added.length === 0) toast({ type: 'info', text: changeWords.say('addedNobody', { name }) })
  else toastWithUndo(changeWords.say('added', { count: added.length, name }), () => undoChange(group, { removedIds: added }))
}

import { listMacros } from '@allenio/contract/macros'
import { useState } from 'react'
import { useMacroText } from '#areas/aliments'
import { ThingList, useThingChoice } from '#shell/assignment'
import { listQuery } from '#lib/api'
import { ButtonLink } from '#ui/button'
import { Modal } from '#ui/modal'
import { Text } from '#ui/text'
import { newMacroHref } from '../data.ts'
import { AssignMacro } from '../assign/assign-macro.tsx'
import { useClientWords } from './words.ts'

interface AssignToClientProps {
  client: { id: string; name: string }
  onClose: () => void
}

/** Assigns macros from a client's page: first which ones of the library, then from when. */
export function AssignToClient({ client, onClose }: AssignToClientProps) {
  const t = useClientWords()
  const macroText = useMacroText()
  const [macroId, setMacroId] = useState<string>()
  const choice = useThingChoice(search =>
    listQuery(listMacros, search ? { search, sort: 'relevance' } : {}, { rows: ({ macros }) => macros, quiet: true }),
  )
  if (macroId) return <AssignMacro macroId={macroId} client={client} onClose={onClose} />
  return (
    <Modal
      opened
      title={t('chooseMacros')}
      text={client.name}
      size="small"
      foot={<ButtonLink href={newMacroHref(client.id)}>{t('create')}</ButtonLink>}
      onClose={onClose}>
      {choice.isEmpty ? (
        <Text tone={2}>{t('noMacros')}</Text>
      ) : (
        <ThingList
          label={t('chooseMacros')}
          choice={choice}
          textOf={({ title, targets: [target] }) =>
            [title, target && target.kcal !== null && macroText(target)].filter(Boolean).join(' · ')
          }
          onChoose={({ id }) => setMacroId(id)}
        />
      )}
    </Modal>
  )
}

import type { Language } from '@allenio/contract'
import { ExclusionTarget, type ExclusionKind } from '@allenio/contract/aliments'
import { exclusionName } from '@allenio/domain/aliments'
import { notifyTeam, recordsGroup } from '#areas/clients'
import { jsonText, type WorkspaceDb } from '#platform/db'
import { defineNotification } from '#platform/notify'

type Change = 'added' | 'deleted'
type GraveKind = Extract<ExclusionKind, 'allergy' | 'intolerance'>

const parts = {
  it: { added: 'ha aggiunto', deleted: 'ha tolto', allergy: 'un’allergia', intolerance: 'un’intolleranza' },
  en: { added: 'added', deleted: 'removed', allergy: 'an allergy', intolerance: 'an intolerance' },
} as const satisfies Record<Language, Record<Change | GraveKind, string>>

/** The target is kept as JSON, because its name depends on the reader's language. */
export const exclusionChanged = defineNotification<{ clientName: string; change: Change; exclusion: GraveKind; target: string }>({
  kind: 'exclusion changed',
  group: recordsGroup,
  roles: ['admin', 'nutritionist'],
  words: {
    it: {
      name: 'Un {{client}} aggiunge o toglie un’allergia o un’intolleranza',
      title: '{{clientName}} {{change}} {{exclusion}}: {{target}}',
      body: '',
    },
    en: {
      name: 'A {{client}} adds or removes an allergy or intolerance',
      title: '{{clientName}} {{change}} {{exclusion}}: {{target}}',
      body: '',
    },
  },
  values: ({ clientName, change, exclusion, target }, language) => ({
    clientName,
    change: parts[language][change],
    exclusion: parts[language][exclusion],
    target: exclusionName(ExclusionTarget.parse(JSON.parse(target)), language),
  }),
  link: ({ clientId }) => `/clients/${clientId}`,
})

interface ExclusionChange {
  clientId: string
  by: string
  change: Change
  exclusion: { id: string; kind: ExclusionKind; target: ExclusionTarget }
}

/** Allergies and intolerances that clients change themselves are news: what they like or not is not. */
export async function notifyExclusionChanged(db: WorkspaceDb, { clientId, by, change, exclusion }: ExclusionChange): Promise<void> {
  const { id, kind, target } = exclusion
  if (kind !== 'allergy' && kind !== 'intolerance') return
  const subject = (clientName: string) => ({ clientName, change, exclusion: kind, target: jsonText(target) })
  // an exclusion that is deleted again at once leaves one notification, not two
  await notifyTeam(db, exclusionChanged, { by, clientId, subject, about: id })
}

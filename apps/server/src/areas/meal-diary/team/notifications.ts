import { formatDay, formatInteger } from '@allenio/domain/formats'
import { notifyTeam } from '#areas/clients'
import { nutritionGroup } from '#areas/aliments'
import { sql, type WorkspaceDb } from '#platform/db'
import { defineNotification } from '#platform/notify'
import type { OwnDiary } from '../own-diary.ts'

const textLength = 120

type DiaryFacts = Readonly<{ clientName: string; day: string; notes: number; photos: number; text: string }>

/** Notes and photos of one day are one notification, which says how many there are. */
export const diaryWritten = defineNotification<DiaryFacts>({
  kind: 'diary written',
  group: nutritionGroup,
  roles: ['admin', 'nutritionist'],
  words: {
    it: { name: 'Un {{client}} scrive o manda una foto di un pasto', title: '{{clientName}}: diario del {{day}}', body: '{{body}}' },
    en: { name: 'A {{client}} writes or sends a photo of a meal', title: '{{clientName}}: diary of {{day}}', body: '{{body}}' },
  },
  values({ clientName, day, notes, photos, text }, language) {
    const isItalian = language === 'it'
    const noteCount = isItalian ? `${notes} ${notes === 1 ? 'nota' : 'note'}` : `${notes} ${notes === 1 ? 'note' : 'notes'}`
    const photoCount = isItalian ? `${photos} foto` : `${photos} ${photos === 1 ? 'photo' : 'photos'}`
    const noteText = notes === 1 && text ? (isItalian ? `«${text}»` : `“${text}”`) : noteCount
    const parts = [...(notes > 0 ? [noteText] : []), ...(photos > 0 ? [photoCount] : [])]
    return { clientName, day: formatDay(language, day), body: parts.join(', ') }
  },
  link: ({ clientId }) => `/clients/${clientId}/meal-diary`,
})

/** An interval that was worked out from weights and diary excludes what the target takes for granted. Numbers are kcal a day. */
export const energyOffTarget = defineNotification<{ clientName: string; kcal: number; proposed: number; least: number; most: number }>({
  kind: 'energy off target',
  group: nutritionGroup,
  roles: ['admin', 'nutritionist'],
  presets: { inApp: true, push: false, mail: false },
  words: {
    it: {
      name: 'Il peso di un {{client}} dice che l’obiettivo è da rivedere',
      title: '{{clientName}}: l’obiettivo è da rivedere',
      body: 'Peso e diario indicano un dispendio di {{least}}–{{most}} kcal al giorno. Proposta: da {{kcal}} a {{proposed}} kcal.',
    },
    en: {
      name: 'A {{client}}’s weight shows that the target needs a review',
      title: '{{clientName}}: the target needs a review',
      body: 'Weight and diary show an expenditure of {{least}}–{{most}} kcal a day. Proposal: from {{kcal}} to {{proposed}} kcal.',
    },
  },
  values: ({ clientName, kcal, proposed, least, most }, language) => ({
    clientName,
    kcal: formatInteger(language, kcal),
    proposed: formatInteger(language, proposed),
    least: formatInteger(language, least),
    most: formatInteger(language, most),
  }),
  link: ({ clientId }) => `/clients/${clientId}/meal-diary`,
})

interface WrittenRow {
  notes: number
  photos: number
  text: string | null
}

/** Tells those in charge what a client has written or photographed of a day; whoever has not read of it yet reads of it once. */
export async function notifyDiaryWritten(
  db: WorkspaceDb,
  { clientId, actor }: Pick<OwnDiary, 'clientId' | 'actor'>,
  day: string,
): Promise<void> {
  const { notes, photos, text } = await db.one<WrittenRow>(sql`
    select count(*)::int as notes, max(n.note) as text,
      (select count(*)::int from diary_photos p where p.client_id = ${clientId} and p.day = ${day} and p.deleted_at is null) as photos
    from (
      select note from diary_meals where client_id = ${clientId} and day = ${day} and note <> ''
      union all select note from diary_days where client_id = ${clientId} and day = ${day} and note <> ''
    ) n`)
  if (notes + photos === 0) return
  const facts = { day, notes, photos, text: (text ?? '').slice(0, textLength) }
  await notifyTeam(db, diaryWritten, {
    by: actor.membershipId,
    clientId,
    about: `diary ${clientId} ${day}`,
    subject: clientName => ({ clientName, ...facts }),
  })
}

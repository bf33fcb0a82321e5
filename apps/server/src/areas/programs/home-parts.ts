import { attentionRow, defineAttention, type AgendaPart, type StepPart } from '#areas/client-overview'
import { clientCard, type CardRow } from '#areas/clients'
import { limitTo, sql, type Row } from '#platform/db'
import { makeSay } from '#platform/words'
import { isExpiring, selectOver } from './assignments/program-ends.ts'

const permission = 'view workouts'

const title = (_: unknown, detail: string) => ({ title: detail })

export const programEnding = defineAttention({
  reason: 'program ending',
  group: 'training',
  permission,
  urgency: 'soon',
  words: {
    it: {
      label: 'Programma in scadenza',
      sentence_zero: '«{{title}}» finisce oggi e dopo non c’è niente',
      sentence_one: '«{{title}}» finisce domani e dopo non c’è niente',
      sentence_other: '«{{title}}» finisce tra {{count}} giorni e dopo non c’è niente',
    },
    en: {
      label: 'Program ending',
      sentence_zero: '“{{title}}” ends today and nothing follows',
      sentence_one: '“{{title}}” ends tomorrow and nothing follows',
      sentence_other: '“{{title}}” ends in {{count}} days and nothing follows',
    },
  },
  values: title,
  select: today => sql`
    ${attentionRow({ day: sql`u.last_day`, target: sql`u.id`, detail: sql`u.title` })}
    from program_users u join reached c on c.id = u.client_id where ${isExpiring(today)}`,
})

/** Somebody without a program stands here until they have one, for two weeks. */
export const nothingFollows = defineAttention({
  reason: 'nothing follows',
  group: 'training',
  permission,
  urgency: 'late',
  words: {
    it: {
      label: 'Senza programma',
      sentence_zero: '«{{title}}» è finito oggi: non ha un programma',
      sentence_one: '«{{title}}» è finito ieri: non ha un programma',
      sentence_other: '«{{title}}» è finito {{count}} giorni fa: non ha un programma',
    },
    en: {
      label: 'Without a program',
      sentence_zero: '“{{title}}” ended today: they have no program',
      sentence_one: '“{{title}}” ended yesterday: they have no program',
      sentence_other: '“{{title}}” ended {{count}} days ago: they have no program',
    },
  },
  values: title,
  select: today => sql`
    ${attentionRow({ day: sql`o.day`, target: sql`o.id`, detail: sql`o.title` })}
    from (${selectOver(today)}) o join reached c on c.id = o.client_id`,
})

export const programStep: StepPart = {
  step: 'program',
  isDone: () => sql`exists (select from programs where deleted_at is null and prepared_for is null)`,
}

const say = makeSay({ it: { ends: 'Finisce «{{title}}»' }, en: { ends: '“{{title}}” ends' } })

interface EndingRow extends Row<'program_users', 'last_day' | 'title'>, CardRow {
  user_id: string
}

export const programAgenda: AgendaPart = {
  layer: 'programs',
  permission,
  color: 'red',
  read: async (db, actor, { from, to, clients, limit }) => {
    const rows = await db.many<EndingRow>(sql`
      select u.id as user_id, u.last_day, u.title, c.workspace_id, c.id, c.first_name, c.last_name, c.photo_file_id
      from program_users u join clients c on c.id = u.client_id
      where u.ended_at is null and not u.is_single and u.last_day between ${from} and ${to} and ${clients}
      order by u.last_day, u.id ${limitTo(limit)}`)
    return rows.map(row => ({
      id: row.user_id,
      day: row.last_day,
      title: say(actor.language)('ends', { title: row.title }),
      link: `/clients/${row.id}/programs`,
      client: clientCard(row, actor),
    }))
  },
}

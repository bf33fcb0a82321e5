import { attentionDays } from '@allenio/contract/home'
import { sql } from '#platform/db'
import { addWords } from '#platform/words'
import { attentionRow, daysBefore, formOf, type AttentionPart, type StepPart } from './home-parts.ts'

const reasons = ['subscription expired', 'subscription expiring', 'invitation open', 'never seen'] as const
type Reason = (typeof reasons)[number]

/** The singular has a form of its own. */
const sentences = addWords<Reason | `${Reason} today` | `${Reason} one`>('attention of clients', {
  it: {
    'subscription expired': 'L’abbonamento è scaduto da {{days}} giorni',
    'subscription expired one': 'L’abbonamento è scaduto ieri',
    'subscription expired today': 'L’abbonamento è scaduto',
    'subscription expiring': 'L’abbonamento scade tra {{days}} giorni',
    'subscription expiring one': 'L’abbonamento scade domani',
    'subscription expiring today': 'L’abbonamento scade oggi',
    'invitation open': 'Non ha ancora accettato l’invito di {{days}} giorni fa',
    'invitation open one': 'Non ha ancora accettato l’invito di ieri',
    'invitation open today': 'Non ha ancora accettato l’invito di oggi',
    'never seen': 'Ha un account da {{days}} giorni e non l’ha mai usato',
    'never seen one': 'Ha un account da ieri e non l’ha mai usato',
    'never seen today': 'Ha un account da oggi e non l’ha ancora usato',
  },
  en: {
    'subscription expired': 'The subscription expired {{days}} days ago',
    'subscription expired one': 'The subscription expired yesterday',
    'subscription expired today': 'The subscription has expired',
    'subscription expiring': 'The subscription expires in {{days}} days',
    'subscription expiring one': 'The subscription expires tomorrow',
    'subscription expiring today': 'The subscription expires today',
    'invitation open': 'Has not accepted the invitation of {{days}} days ago',
    'invitation open one': 'Has not accepted yesterday’s invitation',
    'invitation open today': 'Has not accepted today’s invitation',
    'never seen': 'Registered {{days}} days ago and has never come in',
    'never seen one': 'Registered yesterday and has never come in',
    'never seen today': 'Registered today and has not come in yet',
  },
})

const selects: Record<Reason, AttentionPart['select']> = {
  'subscription expired': today => sql`${attentionRow('subscription expired', { day: sql`c.subscription_end` })} from reached c
    where c.subscription_end < ${today} and c.subscription_end >= ${daysBefore(today, attentionDays.expiredSince)}`,

  'subscription expiring': today => sql`${attentionRow('subscription expiring', { day: sql`c.subscription_end` })} from reached c
    where c.subscription_end >= ${today} and c.subscription_end <= ${daysBefore(today, -attentionDays.expiring)}`,

  'invitation open': () => sql`
    ${attentionRow('invitation open', { day: sql`(c.invited_at at time zone 'Europe/Rome')` })} from reached c
    where c.registered_at is null and c.declined_at is null
      and c.invited_at < now() - make_interval(days => ${attentionDays.invitationOpen})`,

  'never seen': () => sql`${attentionRow('never seen', { day: sql`(c.registered_at at time zone 'Europe/Rome')` })}
    from memberships m join reached c on c.membership_id = m.id
    where m.role = 'client' and m.last_seen_at is null
      and c.registered_at < now() - make_interval(days => ${attentionDays.neverSeen})`,
}

export const clientAttention = reasons.map((reason): AttentionPart => ({
  reason,
  select: selects[reason],
  sentence: (language, { days }) => sentences(language)(formOf(reason, days), { days }),
}))

export const clientSteps: readonly StepPart[] = [
  { step: 'client', isDone: clientIds => sql`exists (${clientIds})` },
  { step: 'client joined', isDone: clientIds => sql`exists (${clientIds} and c.registered_at is not null)` },
]

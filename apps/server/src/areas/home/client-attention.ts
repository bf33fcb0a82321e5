import { subscriptionEndsSoonDays } from '@allenio/contract/clients'
import { daysAgo, sql } from '#platform/db'
import { attentionRow, daysBefore, defineAttention, type StepPart } from '#areas/client-overview'
import { renewsByItself } from '#areas/clients'

/** After this time a client who has not come back is a former one. */
const expiredForAtMost = 60
/** An invitation and an account get these days before somebody asks about them. */
const graceDays = 7

const subscriptionExpired = defineAttention({
  reason: 'subscription expired',
  group: 'business',
  urgency: 'late',
  words: {
    it: {
      label: 'Scaduti',
      sentence_zero: 'L’abbonamento è scaduto',
      sentence_one: 'L’abbonamento è scaduto ieri',
      sentence_other: 'L’abbonamento è scaduto da {{count}} giorni',
    },
    en: {
      label: 'Expired',
      sentence_zero: 'The subscription has expired',
      sentence_one: 'The subscription expired yesterday',
      sentence_other: 'The subscription expired {{count}} days ago',
    },
  },
  select: today => sql`${attentionRow({ day: sql`c.subscription_end` })} from reached c
    where c.subscription_end < ${today} and c.subscription_end >= ${daysBefore(today, expiredForAtMost)}
      and not ${renewsByItself()}`,
})

const subscriptionExpiring = defineAttention({
  reason: 'subscription expiring',
  group: 'business',
  urgency: 'soon',
  words: {
    it: {
      label: 'In scadenza',
      sentence_zero: 'L’abbonamento scade oggi',
      sentence_one: 'L’abbonamento scade domani',
      sentence_other: 'L’abbonamento scade tra {{count}} giorni',
    },
    en: {
      label: 'Expiring',
      sentence_zero: 'The subscription expires today',
      sentence_one: 'The subscription expires tomorrow',
      sentence_other: 'The subscription expires in {{count}} days',
    },
  },
  select: today => sql`${attentionRow({ day: sql`c.subscription_end` })} from reached c
    where c.subscription_end >= ${today} and c.subscription_end <= ${daysBefore(today, -subscriptionEndsSoonDays)}
      and not ${renewsByItself()}`,
})

const invitationOpen = defineAttention({
  reason: 'invitation open',
  group: 'business',
  urgency: 'low',
  words: {
    it: { label: 'Inviti', sentence_other: 'Non ha ancora accettato l’invito di {{count}} giorni fa' },
    en: { label: 'Invitations', sentence_other: 'Has not accepted the invitation sent {{count}} days ago' },
  },
  select: () => sql`${attentionRow({ day: sql`(c.invited_at at time zone 'Europe/Rome')` })} from reached c
    where c.registered_at is null and c.declined_at is null and c.invited_at < ${daysAgo(graceDays)}`,
})

const neverSeen = defineAttention({
  reason: 'never seen',
  group: 'business',
  urgency: 'low',
  words: {
    it: { label: 'Mai entrati', sentence_other: 'Ha un account da {{count}} giorni e non l’ha mai usato' },
    en: { label: 'Never signed in', sentence_other: 'Registered {{count}} days ago and has never signed in' },
  },
  select: () => sql`${attentionRow({ day: sql`(c.registered_at at time zone 'Europe/Rome')` })}
    from memberships m join reached c on c.membership_id = m.id
    where m.role = 'client' and m.last_seen_at is null and c.registered_at < ${daysAgo(graceDays)}`,
})

export const clientAttention = [subscriptionExpired, subscriptionExpiring, invitationOpen, neverSeen]

export const clientSteps: readonly StepPart[] = [
  { step: 'client', isDone: clientIds => sql`exists (${clientIds})` },
  { step: 'invite', isDone: clientIds => sql`exists (${clientIds} and (c.registered_at is not null or c.invited_at is not null))` },
]

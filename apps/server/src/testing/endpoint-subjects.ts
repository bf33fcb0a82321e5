import type { AnyEndpoint, Thing } from '@allenio/contract'
import { expect } from 'vitest'
import type { CallChange } from '#platform/http'

/**
 * Which things belong to a client: a write that changes one names the client as its subject
 * (docs/decisions/realtime-and-refreshing.md).
 */
const belongsToClient = {
  'adherence thresholds': true,
  'load step': true,
  client: true,
  'client energy': true,
  'client action': true,
  'client file': true,
  'client pause': true,
  purchase: true,
  payment: true,
  subscription: true,
  consent: true,
  visit: true,
  'macro assignment': true,
  'meal diary': true,
  'meal plan assignment': true,
  'survey answer': true,
  'survey assignment': true,
  'survey draft': true,
  metric: true,
  note: true,
  'nutritional advice': true,
  'completed workout': true,
  'program user': true,
  progress: true,
  training: true,
  'training maximum': true,
  exclusion: true,
  'label check': true,
  'food product': false,
  'first visit': true,
  'shopping list': true,
  weight: true,
  booking: true,
  credit: true,
  'workout comment': true,
  // chat and notifications have events of their own
  conversation: false,
  message: false,
  notice: false,
  notification: false,
  'notification settings': false,
  // the rest belongs to the team or to a person
  account: false,
  'professional profile': false,
  attention: false,
  business: false,
  'chat attachment': false,
  'chat settings': false,
  'client import': false,
  'client settings': false,
  'client type': false,
  'client view': false,
  // a holder of the link has no workspace
  'shared shopping list': false,
  'workout view': false,
  collaborator: false,
  'custom app': false,
  service: false,
  exercise: false,
  'exercise import': false,
  export: false,
  package: false,
  'discount code': false,
  'payment account': false,
  food: false,
  'food import': false,
  group: false,
  slot: false,
  'external event': false,
  'calendar feed': false,
  'google link': false,
  closure: false,
  'appointment kind': false,
  'survey import': false,
  macro: false,
  'macro settings': false,
  'meal combination': false,
  'meal plan': false,
  survey: false,
  'meal plan settings': false,
  membership: false,
  micronutrient: false,
  passkey: false,
  plan: false,
  'plan payment': false,
  program: false,
  'program folder': false,
  'program settings': false,
  recipe: false,
  reminder: false,
  'registration link': false,
  'sale terms': false,
  'saved answer': false,
  'scheduled message': false,
  session: false,
  'system exercise': false,
  'system exercise import': false,
  storefront: false,
  'visit settings': false,
  'business of the operator': false,
  'failed job': false,
  'operator message': false,
  intervention: false,
} as const satisfies Record<Thing, boolean>

/** Things that belong to a client too, although events of their own tell of them. */
const privateThings: ReadonlySet<Thing> = new Set(['conversation', 'message', 'notification', 'session', 'passkey', 'export'])

/** Whether the call shows or changes something that belongs to one client. */
export const isOfClient = ({ shows, changes }: AnyEndpoint): boolean =>
  [shows, changes]
    .flatMap(things => (Array.isArray(things) ? things : []))
    .some((thing: Thing) => belongsToClient[thing] || privateThings.has(thing))

/** A write on something of a client that names nobody leaves the client's open screens as they are. */
export function expectSubjects({ changes }: AnyEndpoint, published: readonly CallChange[]): void {
  if (!Array.isArray(changes) || !changes.some((thing: Thing) => belongsToClient[thing])) return
  expect(
    published.flatMap(({ subjectIds }) => subjectIds),
    'the call changes something of a client and has to name the client by addSubjects',
  ).not.toEqual([])
}

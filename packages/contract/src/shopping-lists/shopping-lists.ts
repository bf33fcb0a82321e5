import { z } from 'zod'
import { foodCategories } from '../aliments/fields.ts'
import { deviceId } from '../clients/records.ts'
import { endpoint } from '../endpoint.ts'
import type { ErrorTable } from '../errors.ts'
import { Day, idInput, Nothing, Timestamp } from '../lists.ts'

// A client's shopping for some of their days. The device makes the list from the plan, and so it can do it in a shop without a network.

export const shoppingErrors = { 'shopping list gone': 404, 'shopping list full': 422 } as const satisfies ErrorTable

declare module '../errors.ts' {
  interface AreaErrors {
    shoppingLists: typeof shoppingErrors
  }
}

declare module '../endpoint.ts' {
  interface AreaThings {
    shoppingLists: 'shopping list' | 'shared shopping list'
  }
}

export const shoppingLimits = { lines: 400, text: 120, days: 28, people: 12, linkDays: 14, keptDays: 60 } as const

const text = z.string().trim().max(shoppingLimits.text)
const grams = z.number().int().min(0).max(10_000_000).nullable()

/** How much of a line is bought, and where it stands in a shop. */
const content = {
  it: text,
  en: text,
  category: z.enum(foodCategories).nullable(),
  /** The part that is eaten, raw; null without a weight, such as salt, and in a line that the client has written. */
  grams,
  /** The weight that is bought, with peel and bones; null where that is not known. */
  grossGrams: grams,
}

const PlanLine = z.object({
  /** Made on the device, which gives a food the same line, and so its tick, in every list. */
  ...deviceId,
  foodId: z.uuid(),
  ...content,
})
export type ShoppingPlanLine = z.output<typeof PlanLine>

export const ShoppingLine = z.object({
  ...deviceId,
  /** Null for a line that the client has written. */
  foodId: z.uuid().nullable(),
  ...content,
  isTicked: z.boolean(),
  changedAt: Timestamp,
})
export type ShoppingLine = z.output<typeof ShoppingLine>

const People = z.number().min(0.5).max(shoppingLimits.people)

export const ShoppingList = z.object({
  id: z.uuid(),
  days: z.array(Day),
  people: People,
  /** In the order in which the device has sent them, the client’s own last. */
  lines: z.array(ShoppingLine),
  changedAt: Timestamp,
  /** Null while nobody has a link to it. */
  link: z.object({ expiresAt: Timestamp }).nullable(),
})
export type ShoppingList = z.output<typeof ShoppingList>

const client = { role: 'client' } as const
const changes = ['shopping list'] as const
const versioned = { changedAt: Timestamp, sentAt: Timestamp }
const Ticks = z
  .array(z.object({ lineId: z.uuid(), isTicked: z.boolean(), changedAt: Timestamp }))
  .min(1)
  .max(shoppingLimits.lines)

export const getOwnShoppingList = endpoint({
  method: 'GET',
  path: '/me/shopping-list',
  access: client,
  summary: 'The last one; null where there is none.',
  input: Nothing,
  output: z.object({ shoppingList: ShoppingList.nullable() }),
  shows: ['shopping list'],
  errors: ['not found'],
})

export const saveOwnShoppingList = endpoint({
  method: 'PUT',
  path: '/me/shopping-list/:id',
  access: client,
  summary: 'Lines keep their ticks by their ids. Another id takes the place of the last list, with its own lines that are not ticked.',
  input: z.object({
    ...idInput,
    days: z.array(Day).min(1).max(shoppingLimits.days),
    people: People,
    lines: z.array(PlanLine).max(shoppingLimits.lines),
    ...versioned,
  }),
  output: ShoppingList,
  changes,
  errors: ['not found', 'record id taken', 'shopping list full'],
})

export const addOwnShoppingLine = endpoint({
  method: 'POST',
  path: '/me/shopping-list/:id/lines',
  access: client,
  summary: 'A line of the client’s own.',
  input: z.object({ ...idInput, lineId: z.uuid(), text: text.min(1), ...versioned }),
  output: ShoppingLine,
  changes,
  errors: ['not found', 'record id taken', 'shopping list full'],
})

export const deleteOwnShoppingLine = endpoint({
  method: 'DELETE',
  path: '/me/shopping-list/:id/lines/:lineId',
  access: client,
  summary: 'A line of the client’s own; one that is gone already is no fault.',
  input: z.object({ ...idInput, lineId: z.uuid() }),
  output: Nothing,
  changes,
  errors: ['not found'],
})

export const tickOwnShoppingLines = endpoint({
  method: 'POST',
  path: '/me/shopping-list/:id/ticks',
  access: client,
  summary: 'Of two changes of one line the later counts. Lines that are gone are passed over.',
  input: z.object({ ...idInput, ticks: Ticks, sentAt: Timestamp }),
  output: ShoppingList,
  changes,
  errors: ['not found'],
})

export const shareOwnShoppingList = endpoint({
  method: 'POST',
  path: '/me/shopping-list/:id/link',
  access: client,
  summary: 'A link for whoever goes shopping: it names nobody, works without a login, and ends after fourteen days. An earlier one ends.',
  input: z.object(idInput),
  output: z.object({ url: z.string(), expiresAt: Timestamp }),
  isSecret: true,
  changes,
  errors: ['not found'],
})

export const revokeOwnShoppingLink = endpoint({
  method: 'DELETE',
  path: '/me/shopping-list/:id/link',
  keepsRow: true,
  access: client,
  input: z.object(idInput),
  output: Nothing,
  changes,
  errors: ['not found'],
})

/** Any text: a link that somebody has cut short is gone, too. */
const token = { token: z.string().min(1).max(100) }
/** A line without the id of its food, because the id of an own food would reveal the business. */
const SharedLine = ShoppingLine.omit({ foodId: true }).extend({ isOwn: z.boolean() })
const SharedList = z.object({ days: z.array(Day), people: People, lines: z.array(SharedLine), expiresAt: Timestamp })
export type SharedShoppingList = z.output<typeof SharedList>
const holder = { public: 'whoever has the link goes shopping for somebody, and has no account' }

export const getSharedShoppingList = endpoint({
  method: 'GET',
  path: '/shopping-lists/:token',
  access: holder,
  summary: 'Answers alike for a link that is wrong, over or revoked.',
  input: z.object(token),
  output: SharedList,
  shows: ['shared shopping list'],
  errors: ['shopping list gone'],
})

export const tickSharedShoppingLines = endpoint({
  method: 'POST',
  path: '/shopping-lists/:token/ticks',
  access: holder,
  summary: 'As for the client; it adds and deletes nothing.',
  input: z.object({ ...token, ticks: Ticks, sentAt: Timestamp }),
  output: SharedList,
  changes: ['shared shopping list'],
  errors: ['shopping list gone'],
})

import { z } from 'zod'
// imported for the things that the modules declare, because the calls below change them
import type {} from '../client-actions/client-actions.ts'
import { deviceId, recordDeletion } from '../clients/records.ts'
import { endpoint } from '../endpoint.ts'
import type { ErrorTable } from '../errors.ts'
import { Day, idInput, Timestamp } from '../lists.ts'
import { dayTypes } from '../macros/fields.ts'
import type {} from '../macros/macros.ts'
import { FoodCell, MealCells } from '../meal-plans/cells.ts'
import { MeasuredAmount } from '../recipes/fields.ts'
import { DiaryDay, DiaryEntry, diaryLimits, DiaryMeal, DiaryPhoto, DiarySwap, DiaryWater, mealStates } from './records.ts'

// Writes of a client's diary. A device may send each of them late, and twice.

export const mealDiaryErrors = {
  'swap refused': 422,
  'swaps closed': 403,
  'diary full': 422,
  'day too far': 422,
  'day moves closed': 403,
  'nothing eaten': 422,
} as const satisfies ErrorTable

declare module '../errors.ts' {
  interface AreaErrors {
    mealDiary: typeof mealDiaryErrors
  }
}

declare module '../endpoint.ts' {
  interface AreaThings {
    mealDiary: 'meal diary'
  }
}

/** The times of a record by the device. The device also sends its present time, so that the server can correct a wrong clock. */
const versioned = { changedAt: Timestamp, sentAt: Timestamp }
const planned = { assignmentId: z.uuid(), releaseId: z.uuid() }
const client = { role: 'client' } as const
const changes = ['meal diary'] as const
/** Recording a meal may complete a client action. */
const changesOfMeals = ['meal diary', 'client action'] as const

export const saveOwnMeal = endpoint({
  method: 'POST',
  path: '/me/meal-diary/meals',
  access: client,
  summary: 'A tick, or a note. Only what is sent changes, and only if nothing later has changed it.',
  input: z.object({
    ...planned,
    day: Day,
    mealId: z.uuid(),
    state: z.enum(mealStates).nullable().optional(),
    eatenRowIds: z.array(z.uuid()).max(diaryLimits.rowsOfMeal).default([]),
    note: z.string().trim().max(diaryLimits.note).optional(),
    ...versioned,
  }),
  output: DiaryMeal,
  changes: changesOfMeals,
  errors: ['not found', 'day too far'],
})

export const saveOwnSwap = endpoint({
  method: 'POST',
  path: '/me/meal-diary/swaps',
  access: client,
  summary: 'Another food in the place of a planned one on a date. It is judged again, because the plan or an exclusion may have changed.',
  input: z.object({
    ...planned,
    day: Day,
    rowId: z.uuid(),
    choice: z
      .discriminatedUnion('kind', [
        z.object({ kind: z.literal('alternative'), alternativeId: z.uuid() }),
        z.object({ kind: z.literal('food'), foodId: z.uuid() }),
      ])
      .nullable(),
    ...versioned,
  }),
  output: DiarySwap,
  changes,
  errors: ['not found', 'swap refused', 'swaps closed', 'day too far'],
})

export const saveOwnDay = endpoint({
  method: 'POST',
  path: '/me/meal-diary/days',
  access: client,
  summary: 'Another type of a date, another day of the plan, or a note. Only what is sent changes.',
  input: z.object({
    day: Day,
    dayType: z.enum(dayTypes).nullable().optional(),
    planDayId: z.uuid().nullable().optional(),
    note: z.string().trim().max(diaryLimits.note).optional(),
    ...versioned,
  }),
  output: DiaryDay,
  // the target of a day depends on its type
  changes: [...changes, 'macro assignment'],
  errors: ['not found', 'day moves closed', 'day too far'],
})

/** The weight of a portion, in grams. */
export const portionGrams = z.number().int().min(1).max(diaryLimits.grams)

export const addOwnEntry = endpoint({
  method: 'POST',
  path: '/me/meal-diary/entries',
  access: client,
  summary:
    'A food with its weight, or words alone. A food that is not there any more leaves its words, because a device sends what it found ' +
    'days ago.',
  input: z.object({
    ...deviceId,
    day: Day,
    time: MealCells.shape.time.unwrap().nullable().default(null),
    text: z.string().trim().min(1).max(diaryLimits.entry),
    /** Beside words alone: a food has its own. */
    kcal: z.number().int().min(0).max(diaryLimits.kcal).nullable().default(null),
    food: FoodCell.pick({ id: true, version: true }).nullable().default(null),
    /** Needed with a food. */
    grams: portionGrams.nullable().default(null),
    measure: MeasuredAmount.nullable().default(null),
    /** The entry that was corrected: it goes, and its photos stay with the new one. */
    replacesId: z.uuid().nullable().default(null),
  }),
  output: DiaryEntry,
  changes: changesOfMeals,
  errors: ['not found', 'record id taken', 'diary full', 'day too far'],
})

export const [deleteOwnEntry, undeleteOwnEntry] = recordDeletion({
  path: '/me/meal-diary/entries/:id',
  access: client,
  summary: 'Its photos go with it.',
  input: z.object(idInput),
  record: DiaryEntry,
  changes,
  errors: ['not found'],
})

export const addOwnWater = endpoint({
  method: 'POST',
  path: '/me/meal-diary/waters',
  access: client,
  summary: 'What two devices add is added up.',
  input: z.object({ ...deviceId, day: Day, ml: z.number().int().min(1).max(diaryLimits.water) }),
  output: DiaryWater,
  changes,
  errors: ['not found', 'record id taken', 'diary full', 'day too far'],
})

export const [deleteOwnWater, undeleteOwnWater] = recordDeletion({
  path: '/me/meal-diary/waters/:id',
  access: client,
  input: z.object(idInput),
  record: DiaryWater,
  changes,
  errors: ['not found'],
})

export const addOwnMealPhoto = endpoint({
  method: 'POST',
  path: '/me/meal-diary/photos',
  access: client,
  summary: 'Of a planned meal, or of an entry.',
  input: z.object({
    ...deviceId,
    day: Day,
    mealId: z.uuid().nullable().default(null),
    entryId: z.uuid().nullable().default(null),
    photoUploadId: z.uuid().optional(),
  }),
  output: DiaryPhoto,
  changes,
  errors: ['not found', 'record id taken', 'diary full', 'day too far', 'photo needed', 'file type not accepted', 'over the maximum'],
  files: { photo: 'photoUploadId' },
})

export const [deleteOwnMealPhoto, undeleteOwnMealPhoto] = recordDeletion({
  path: '/me/meal-diary/photos/:id',
  access: client,
  input: z.object(idInput),
  record: DiaryPhoto,
  changes,
  errors: ['not found'],
})

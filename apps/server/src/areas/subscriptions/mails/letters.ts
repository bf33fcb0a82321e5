import type { Language } from '@allenio/contract'
import type { ChangeFigures, WaitingChange } from '@allenio/contract/subscriptions'
import { romeDay } from '@allenio/domain/days'
import { formatDay, formatMoney } from '@allenio/domain/formats'
import { rhythmWords } from '@allenio/domain/purchases'
import { listGivenUnlocks } from '#areas/packages'
import { receiptFile } from '#areas/purchases'
import type { Row, WorkspaceDb } from '#platform/db'
import { writeToBuyer } from './mails.ts'
import { letterWords, type Fact } from './mail-words.ts'
import type { PaidInvoice } from '../payments.ts'
import { nextChargeOf } from '../present.ts'

type Subscription = Row<'subscriptions'>

/** "35,31 € il 12 gen 2027" */
const chargeOn = (language: Language, { at, amount }: { at: string; amount: number }, currency: string): string => {
  const [money, day] = [formatMoney(language, amount, currency), formatDay(language, at)]
  return letterWords(language)('amount on', { money, day })
}

const nextChargeText = (row: Subscription, language: Language): string | null => {
  const next = nextChargeOf(row)
  return next && chargeOn(language, next, row.currency)
}

const nextSentence = (row: Subscription, language: Language): string => {
  const charge = nextChargeText(row, language)
  return charge === null ? letterWords(language)('nothing next') : letterWords(language)('charge', { charge })
}

type Rows = (readonly [Fact, string])[]

const rowsOf = (...rows: (readonly [Fact, string | null])[]): Rows =>
  rows.flatMap(([fact, value]): Rows => (value === null ? [] : [[fact, value]]))

const balanceText = (language: Language, balance: number, currency: string): string | null =>
  balance > 0 ? formatMoney(language, balance, currency) : null

/** A renewal was paid, or one that had stayed open: how much, what is charged next, and the receipt. */
export async function writePaid(
  db: WorkspaceDb,
  row: Subscription,
  { paymentId, number, amount }: PaidInvoice,
  wasOverdue: boolean,
): Promise<void> {
  await writeToBuyer(db, row, {
    letter: wasOverdue ? 'overdue paid' : 'paid',
    facts: language => {
      const money = formatMoney(language, amount, row.currency)
      const rows = rowsOf(
        ['amount', money],
        ['receipt', String(number)],
        ['balance', balanceText(language, row.balance, row.currency)],
        ['next', nextChargeText(row, language) ?? letterWords(language)('nothing next')],
      )
      return { values: { money }, rows }
    },
    attach: language => receiptFile.of({ workspaceId: db.workspaceId, paymentId, language }),
  })
}

/** A cancellation: the last day, and what stays open until then. */
export async function writeCancelled(db: WorkspaceDb, row: Subscription): Promise<void> {
  const lastDay = row.ends_at === null ? row.paid_until : romeDay(row.ends_at)
  await writeToBuyer(db, row, {
    letter: row.cancelled_by === 'user' ? 'cancelled' : 'cancelled by business',
    async facts(language) {
      const day = lastDay === null ? '' : formatDay(language, lastDay)
      const unlocks = await listGivenUnlocks(db, { saleId: row.id, versionIds: [row.version_id], language })
      const stays = [...new Set(unlocks.filter(({ revokedAt }) => revokedAt === null).map(({ name }) => name))]
      return { values: { day }, stays, rows: rowsOf(['last day', day]) }
    },
  })
}

/** The buyer was told that nothing more would be charged, and that is so no more. */
export const writeKept = (db: WorkspaceDb, row: Subscription): Promise<void> =>
  writeToBuyer(db, row, {
    letter: 'kept',
    facts: language => ({
      values: { next: nextSentence(row, language) },
      rows: rowsOf(
        [
          'price',
          priceText(language, { amount: row.amount, intervalUnit: row.interval_unit, intervalCount: row.interval_count }, row.currency),
        ],
        ['balance', balanceText(language, row.balance, row.currency)],
        ['next', nextChargeText(row, language)],
      ),
    }),
  })

type Priced = Pick<WaitingChange, 'amount' | 'intervalUnit' | 'intervalCount'>

/** "59,00 € al mese" */
const priceText = (language: Language, { amount, intervalUnit, intervalCount }: Priced, currency: string): string =>
  `${formatMoney(language, amount, currency)} ${rhythmWords(language, intervalUnit, intervalCount)}`

const termRows = (language: Language, change: WaitingChange, currency: string): Rows => [
  ['package', change.package.name],
  ['price', priceText(language, change, currency)],
]

/** The figures that the preview of a change has shown. */
function figureRows(language: Language, { dueNow, balance, nextAmount, nextAt }: ChangeFigures, currency: string): Rows {
  return rowsOf(
    ['due now', dueNow > 0 ? formatMoney(language, dueNow, currency) : null],
    ['balance', balanceText(language, balance, currency)],
    ['next', chargeOn(language, { at: nextAt, amount: nextAmount }, currency)],
  )
}

/** The terms stay, and only the day of the charge moves. */
export const isNewDay = (before: Pick<Subscription, 'version_id'>, change: WaitingChange): boolean => before.version_id === change.versionId

/** The change waits for the end of the period, or for the buyer's confirmation. */
export const writeChangeWaiting = (db: WorkspaceDb, row: Subscription, change: WaitingChange, payUrl: string | null): Promise<void> =>
  writeToBuyer(db, row, {
    letter: change.isUnpaid ? 'change to pay' : isNewDay(row, change) ? 'new day' : 'change scheduled',
    title: change.package.name,
    payUrl,
    facts: language => {
      const figures = change.figures ? figureRows(language, change.figures, row.currency) : []
      return { values: { day: formatDay(language, change.at) }, rows: [...termRows(language, change, row.currency), ...figures] }
    },
  })

/** The change is there, with what it has charged and what comes next; the receipt comes along where something was charged. */
export const writeChanged = (db: WorkspaceDb, row: Subscription, change: WaitingChange, paid: PaidInvoice | undefined): Promise<void> =>
  writeToBuyer(db, row, {
    letter: 'changed',
    facts: language => ({
      values: { next: nextSentence(row, language), rule: row.balance > 0 ? letterWords(language)('balance rule') : '' },
      rows: [
        ...termRows(language, change, row.currency),
        ...rowsOf(
          ['due now', paid ? formatMoney(language, paid.amount, row.currency) : null],
          ['balance', balanceText(language, row.balance, row.currency)],
          ['next', nextChargeText(row, language)],
        ),
      ],
    }),
    ...(paid && { attach: language => receiptFile.of({ workspaceId: db.workspaceId, paymentId: paid.paymentId, language }) }),
  })

export const writeChangeReleased = (db: WorkspaceDb, row: Subscription, change: WaitingChange): Promise<void> =>
  writeToBuyer(db, row, {
    letter: 'change released',
    title: change.package.name,
    facts: language => ({ values: { next: nextSentence(row, language) }, rows: rowsOf(['next', nextChargeText(row, language)]) }),
  })

/** The day of the charge has moved at once. */
export const writeNewDay = (db: WorkspaceDb, row: Subscription): Promise<void> =>
  writeToBuyer(db, row, { letter: 'new day', facts: language => ({ values: {}, rows: rowsOf(['next', nextChargeText(row, language)]) }) })

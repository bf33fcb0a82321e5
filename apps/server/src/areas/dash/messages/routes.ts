import * as contract from '@allenio/contract/dash'
import { operatorMessagesAtMost, type OperatorMessage } from '@allenio/contract/dash'
import { newId } from '@allenio/domain/ids'
import { audit } from '#platform/audit'
import { limitTo, lockFor, sql, type Row, type SystemDb, type Total } from '#platform/db'
import { AppError, found } from '#platform/errors'
import { bindPerson, withMessage, type PersonCall } from '#platform/http'

type MessageRow = Row<'operator_messages', 'id' | 'kind' | 'text_it' | 'text_en' | 'from_day' | 'until_day' | 'created_at'>

const columns = sql`id, kind, text_it, text_en, from_day, until_day, created_at`

const present = (row: MessageRow): OperatorMessage => ({
  id: row.id,
  kind: row.kind,
  textIt: row.text_it,
  textEn: row.text_en,
  fromDay: row.from_day,
  untilDay: row.until_day,
  createdAt: row.created_at,
})

const note = ({ db, actor, request }: PersonCall, action: string, subjectId: string) =>
  audit(db, { personId: actor.personId, action, subjectId, requestId: request.id })

async function refuseTooMany(db: SystemDb): Promise<void> {
  await lockFor(db, 'operator_messages', 'all')
  const { total } = await db.one<Total>(sql`select count(*) as total from operator_messages`)
  if (total >= operatorMessagesAtMost) throw new AppError('too many operator messages', { values: { max: operatorMessagesAtMost } })
}

export const messageBindings = [
  bindPerson(contract.listOperatorMessages, async ({ db }) => ({
    messages: (
      await db.many<MessageRow>(sql`select ${columns} from operator_messages order by until_day desc, from_day desc, id ${limitTo(200)}`)
    ).map(present),
  })),

  bindPerson(contract.createOperatorMessage, async (call, { kind, textIt, textEn, fromDay, untilDay }) => {
    const { db, actor } = call
    await refuseTooMany(db)
    const row = await db.one<MessageRow>(sql`
      insert into operator_messages (id, kind, text_it, text_en, from_day, until_day, created_by)
      values (${newId()}, ${kind}, ${textIt}, ${textEn}, ${fromDay}, ${untilDay}, ${actor.personId}) returning ${columns}`)
    await note(call, 'create operator message', row.id)
    return withMessage('message saved', present(row))
  }),

  bindPerson(contract.updateOperatorMessage, async (call, { id, kind, textIt, textEn, fromDay, untilDay }) => {
    const row = found(
      await call.db.maybeOne<MessageRow>(sql`
      update operator_messages set kind = ${kind}, text_it = ${textIt}, text_en = ${textEn}, from_day = ${fromDay}, until_day = ${untilDay},
        updated_at = now() where id = ${id} returning ${columns}`),
    )
    await note(call, 'update operator message', id)
    return withMessage('message saved', present(row))
  }),

  bindPerson(contract.deleteOperatorMessage, async (call, { id }) => {
    found(await call.db.maybeOne(sql`delete from operator_messages where id = ${id} returning id`))
    await note(call, 'delete operator message', id)
    return withMessage('message deleted', {})
  }),

  bindPerson(contract.getOperatorMessages, async ({ db, request }) => {
    const rows = await db.many<MessageRow>(sql`
      select ${columns} from operator_messages
      where (now() at time zone 'Europe/Rome')::date between from_day and until_day order by from_day, id ${limitTo(10)}`)
    return { messages: rows.map(row => ({ id: row.id, kind: row.kind, text: request.language === 'it' ? row.text_it : row.text_en })) }
  }),
]

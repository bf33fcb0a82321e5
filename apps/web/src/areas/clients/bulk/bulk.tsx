import type { ClientRow } from '@allenio/contract/clients'
import { IconCategory, IconCreditCardRefund, IconMail, IconPlayerPause, IconPlayerPlay, IconTag, IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useMe } from '#shell'
import { RefusedDialog, type BulkProps } from '#shell/list-page'
import { useWording } from '#lib/words'
import { confirm } from '#ui/confirm'
import { SelectionBar } from '#ui/selection-bar'
import { bulkTools } from '../slots.ts'
import type { BulkTool } from '../slots.ts'
import { useClientBulk } from './use-client-bulk.ts'
import { useListWords } from '../list/words.ts'
import { findEndingSubscriptions } from '../subscriptions.ts'
import { useBulkWords } from './words.ts'
import { InviteDialog } from '../invite/invite-dialog.tsx'
import { BulkDialog } from './bulk-dialog.tsx'

export type BulkQuestion = 'type' | 'tag' | 'assign' | 'renew'

/** Floats while clients are chosen. */
export function Bulk({ rows, selection, onClear }: BulkProps<ClientRow>) {
  const t = useBulkWords()
  const list = useListWords()
  const me = useMe()
  const say = useWording()
  const [question, setQuestion] = useState<BulkQuestion>()
  const [tool, setTool] = useState<BulkTool>()
  const [isInviting, setInviting] = useState(false)
  const { run, isBusy, refused, closeReasonList } = useClientBulk({
    onDone: () => {
      setQuestion(undefined)
      onClear()
    },
  })
  const selectedRows = rows.filter(({ id }) => selection.has(id))
  const ids = [...selection]
  const deactivate = async () => {
    const ending = await findEndingSubscriptions(ids)
    const nameOf = (clientId: string) => rows.find(({ id }) => id === clientId)?.name ?? ''
    const isSure = await confirm({
      title: t('manyDeactivateTitle', { count: ids.length }),
      text: [t('manyDeactivateText'), ...(ending.length > 0 ? [t('manyEnding')] : [])].join(' '),
      details: ending.map(({ clientId, packages }) => ({ id: clientId, name: nameOf(clientId), text: packages.join(', ') })),
      proceed: list('deactivate'),
      reachesOthers: true,
    })
    if (isSure) await run({ action: 'deactivate' }, ids)
  }
  const tools = bulkTools.entries().filter(({ permission }) => me?.permissions.includes(permission))
  const actionsOf = (some: readonly BulkTool[]) =>
    some.map(each => ({ label: say(each.label), icon: each.Icon, onClick: () => setTool(each) }))
  const actions = [
    ...actionsOf(tools.filter(({ isSpare }) => !isSpare)),
    ...(selectedRows.some(({ may }) => may.invite) ? [{ label: t('inviteMany'), icon: IconMail, onClick: () => setInviting(true) }] : []),
    ...(selectedRows.some(({ may }) => may.edit)
      ? [{ label: t('renewMany'), icon: IconCreditCardRefund, onClick: () => setQuestion('renew') }]
      : []),
    { label: t('addTag'), icon: IconTag, onClick: () => setQuestion('tag') },
    { label: t('setType'), icon: IconCategory, onClick: () => setQuestion('type') },
    ...actionsOf(tools.filter(({ isSpare }) => isSpare)),
    ...(selectedRows.some(({ may }) => may.assign)
      ? [{ label: t('assign'), icon: IconUserPlus, onClick: () => setQuestion('assign') }]
      : []),
    ...(selectedRows.some(({ may }) => may.deactivate)
      ? [{ label: list('deactivate'), icon: IconPlayerPause, onClick: () => void deactivate() }]
      : []),
    ...(selectedRows.some(({ may }) => may.restore)
      ? [{ label: list('restore'), icon: IconPlayerPlay, onClick: () => void run({ action: 'restore' }, ids) }]
      : []),
  ]
  return (
    <>
      <SelectionBar count={ids.length} text={t('selected', { count: ids.length })} actions={isBusy ? [] : actions} onClear={onClear} />
      {question && (
        <BulkDialog
          question={question}
          count={ids.length}
          isBusy={isBusy}
          onChange={(change, how) => void run(change, ids, how)}
          onClose={() => setQuestion(undefined)}
        />
      )}
      {tool && <tool.Dialog clients={selectedRows} onClose={() => setTool(undefined)} onDone={onClear} />}
      {isInviting && (
        <InviteDialog
          ids={selectedRows.filter(({ may }) => may.invite).map(({ id }) => id)}
          withoutAddress={selectedRows.filter(({ email, isRegistered }) => email === null && !isRegistered).length}
          onClose={() => setInviting(false)}
          onDone={onClear}
        />
      )}
      {refused.length > 0 && (
        <RefusedDialog title={t('refusedTitle')} text={t('refusedText')} refused={refused} onClose={closeReasonList} />
      )}
    </>
  )
}

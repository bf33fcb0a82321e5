import { deleteOperatorMessage, listOperatorMessages, type OperatorMessage } from '@allenio/contract/dash'
import { romeDay } from '@allenio/domain/days'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read, useCall } from '#lib/api'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { confirm } from '#ui/confirm'
import { EmptyState } from '#ui/empty-state'
import { EmptyNewsPicture } from '#ui/illustrations'
import { Row, Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { MoreMenu } from '#ui/menu'
import { PageHeader } from '#ui/page-header'
import { Section, Sheet } from '#ui/section'
import { SettingRow, SettingRows } from '#ui/setting-rows'
import { SkeletonLines } from '#ui/skeleton'
import { toastMessage } from '#ui/toast'
import { MessageForm } from './message-form.tsx'
import { useMessageWords } from './words.ts'

/** Messages of the operator to all professionals, from a day to a day. */
export function Page() {
  const t = useMessageWords()
  const query = useQuery(read(listOperatorMessages, {}, { quiet: true }))
  const [edited, setEdited] = useState<OperatorMessage | 'new'>()
  const create = (
    <Button kind="primary" onClick={() => setEdited('new')}>
      {t('create')}
    </Button>
  )
  return (
    <Stack gap={16}>
      <PageHeader title={t('title')} sub={t('sub')} primary={create} />
      <Loaded query={query} large failed={t('failed')} skeleton={<SkeletonLines lines={6} />}>
        {({ messages }) =>
          messages.length === 0 ? (
            <EmptyState large picture={<EmptyNewsPicture />} title={t('emptyTitle')} text={t('emptyText')} />
          ) : (
            <Sheet>
              <Section>
                <SettingRows>
                  {messages.map(message => (
                    <MessageRow key={message.id} message={message} onEdit={() => setEdited(message)} />
                  ))}
                </SettingRows>
              </Section>
            </Sheet>
          )
        }
      </Loaded>
      {edited && <MessageForm message={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </Stack>
  )
}

function MessageRow({ message, onEdit }: { message: OperatorMessage; onEdit: () => void }) {
  const t = useMessageWords()
  const language = useLanguage()
  const { day } = useFormats()
  const remove = useCall(deleteOperatorMessage, { onSuccess: toastMessage })
  const { id, kind, textIt, textEn, fromDay, untilDay } = message
  const today = romeDay()
  const state = today < fromDay ? 'later' : today > untilDay ? 'over' : 'now'
  const ask = async () => {
    if (await confirm({ title: t('deleteTitle'), text: t('deleteText'), proceed: t('delete'), danger: true })) remove.mutate({ id })
  }
  return (
    <SettingRow
      name={language === 'it' ? textIt : textEn}
      sub={
        <Row as="span" gap={8} wrap>
          {`${t(`kind_${kind}`)} · ${t('daysOf', { from: day(fromDay), until: day(untilDay) })}`}
          <Badge status={state === 'now' ? 'done' : state === 'later' ? 'note' : undefined}>{t(state)}</Badge>
        </Row>
      }>
      <MoreMenu
        groups={[
          {
            items: [
              { label: t('edit'), icon: IconPencil, onClick: onEdit },
              { label: t('delete'), icon: IconTrash, onClick: () => void ask(), danger: true },
            ],
          },
        ]}
      />
    </SettingRow>
  )
}

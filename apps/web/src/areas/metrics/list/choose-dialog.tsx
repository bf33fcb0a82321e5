import { deleteMetric, listAllMetrics, undeleteMetric, updateClientMetric } from '@allenio/contract/metrics'
import type { ClientMetric, Metric } from '@allenio/contract/metrics'
import { IconCheck, IconPencil, IconPlus, IconSearch, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMe } from '#shell'
import { changeAnswer, useCall } from '#lib/api'
import { plain } from '#lib/words'
import { Button } from '#ui/button'
import { confirm } from '#ui/confirm'
import { useDelete } from '#ui/deletion'
import { Icon } from '#ui/icon'
import { IconButton } from '#ui/icon-button'
import { BareButton, BareList, Row, Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { Modal } from '#ui/modal'
import { SkeletonRows } from '#ui/skeleton'
import { Text } from '#ui/text'
import { TextField } from '#ui/text-field'
import { toast } from '#ui/toast'
import { allMetricsQuery, groupMetrics } from '../data.ts'
import { useWords } from '../words.ts'
import { OwnMetricDialog } from './own-metric-dialog.tsx'
import css from './dialogs.module.css'

interface ChooseDialogProps {
  clientId: string
  followedMetrics: readonly ClientMetric[]
  onClose: () => void
}

/** All that can be measured: pressing one follows it. The business's own are made, changed and deleted here. */
export function ChooseDialog({ clientId, followedMetrics, onClose }: ChooseDialogProps) {
  const t = useWords()
  const query = useQuery(allMetricsQuery())
  const [search, setSearch] = useState('')
  const [editor, setEditor] = useState<{ metric?: Metric; name?: string }>()
  const followCall = useCall(updateClientMetric, { onSuccess: ({ name }) => toast({ type: 'success', text: t('nowFollowed', { name }) }) })
  const follow = (metric: Metric) => followCall.mutate({ id: clientId, metricId: metric.kind, target: null })
  const isFollowed = (metric: Metric) => followedMetrics.some(({ kind }) => kind === metric.kind)
  const matches = query.data?.all_metrics.filter(({ name }) => plain(name).includes(plain(search.trim())))
  if (editor) {
    return (
      <OwnMetricDialog
        metric={editor.metric}
        name={editor.name ?? ''}
        onClose={() => setEditor(undefined)}
        onDone={metric => {
          setEditor(undefined)
          if (!editor.metric) follow(metric)
        }}
      />
    )
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('chooseTitle')}
      bare
      foot={
        <>
          <div className={css.aside}>
            <Button icon={IconPlus} onClick={() => setEditor({ name: matches?.length === 0 ? search.trim() : '' })}>
              {t('create')}
            </Button>
          </div>
          <Button kind="primary" onClick={onClose}>
            {t('done')}
          </Button>
        </>
      }>
      <div className={css.search}>
        <TextField
          label={t('search')}
          labelHidden
          placeholder={t('search')}
          type="search"
          icon={IconSearch}
          data-autofocus
          value={search}
          onChange={event => setSearch(event.target.value)}
          onClear={() => setSearch('')}
        />
      </div>
      <div className={css.choices}>
        <Loaded query={query} failed={t('failed')} skeleton={<SkeletonRows rows={8} columns={1} />}>
          {() =>
            matches?.length === 0 ? (
              <Stack align="center" gap={12} className={css.nothing}>
                <Text tone={2}>{t('nothingFound')}</Text>
                <Button icon={IconPlus} onClick={() => setEditor({ name: search.trim() })}>
                  {t('createNamed', { name: search.trim() })}
                </Button>
              </Stack>
            ) : (
              groupMetrics(matches ?? []).map(({ group, metrics }) => (
                <section key={group}>
                  <Text as="h3" size="small" tone={3} className={css.groupName}>
                    {t(`group_${group}`)}
                  </Text>
                  <BareList className={css.list}>
                    {metrics.map(metric => (
                      <Row as="li" key={metric.kind} gap={4}>
                        <BareButton
                          className={css.pick}
                          aria-pressed={isFollowed(metric)}
                          disabled={isFollowed(metric) || followCall.isPending}
                          onClick={() => follow(metric)}>
                          <span>{metric.name}</span>
                          <Text as="span" tone={3}>
                            {metric.unit}
                          </Text>
                          <Text as="span" size="small" tone={isFollowed(metric) ? 'done' : 3} className={css.mark}>
                            <Icon of={isFollowed(metric) ? IconCheck : IconPlus} size={18} />
                            {isFollowed(metric) && t('followed')}
                          </Text>
                        </BareButton>
                        {metric.type === null && <MetricActions metric={metric} onEdit={() => setEditor({ metric })} />}
                      </Row>
                    ))}
                  </BareList>
                </section>
              ))
            )
          }
        </Loaded>
      </div>
    </Modal>
  )
}

function MetricActions({ metric, onEdit }: { metric: Metric; onEdit: () => void }) {
  const t = useWords()
  const me = useMe()
  const drop = useDelete({
    from: (cache, { id }) =>
      changeAnswer(cache, listAllMetrics, {}, ({ all_metrics }) => ({ all_metrics: all_metrics.filter(({ kind }) => kind !== id) })),
    remove: deleteMetric,
    restore: undeleteMetric,
    input: ({ id }: { id: string }) => ({ id }),
    words: () => ({ deleted: t('metricDeleted', { name: metric.name }), restored: t('metricRestored', { name: metric.name }) }),
  })
  const remove = async () => {
    const title = t('ownDeleteTitle', { name: metric.name })
    if (await confirm({ title, text: t('ownDeleteText'), proceed: t('delete'), danger: true })) drop({ id: metric.kind })
  }
  return (
    <Row as="span" inline>
      <IconButton label={`${t('edit')}: ${metric.name}`} size="small" icon={IconPencil} onClick={onEdit} />
      {me?.permissions.includes('delete clients') && (
        <IconButton label={`${t('delete')}: ${metric.name}`} size="small" icon={IconTrash} onClick={() => void remove()} />
      )}
    </Row>
  )
}

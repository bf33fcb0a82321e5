import { deleteMetric, undeleteMetric, updateClientMetric } from '@allenio/contract/metrics'
import type { ClientMetric, Metric } from '@allenio/contract/metrics'
import { IconCheck, IconPencil, IconPlus, IconSearch, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMe } from '#shell'
import { useCall } from '#lib/api'
import { plain } from '#lib/words'
import { Button } from '#ui/button'
import { confirm } from '#ui/confirm'
import { ErrorState } from '#ui/error-state'
import { IconButton } from '#ui/icon-button'
import { Modal } from '#ui/modal'
import { SkeletonRows } from '#ui/skeleton'
import { TextField } from '#ui/text-field'
import { toast } from '#ui/toast'
import { allMetricsQuery, grouped } from '../data/reads.ts'
import { useWords } from '../words/index.ts'
import { OwnMetricDialog } from './own-metric-dialog.tsx'
import css from './parts.module.css'

interface ChooseDialogProps {
  clientId: string
  followed: readonly ClientMetric[]
  onClose: () => void
}

/** All that can be measured: pressing one follows it. The business's own are made, changed and deleted here. */
export function ChooseDialog({ clientId, followed, onClose }: ChooseDialogProps) {
  const t = useWords()
  const { data, isError, refetch, isRefetching } = useQuery(allMetricsQuery())
  const [search, setSearch] = useState('')
  const [making, setMaking] = useState<{ metric?: Metric; name?: string }>()
  const following = useCall(updateClientMetric, { onSuccess: ({ name }) => toast({ type: 'success', text: t('nowFollowed', { name }) }) })
  const follow = (metric: Metric) => following.mutate({ id: clientId, metricId: metric.kind, target: null })
  const has = (metric: Metric) => followed.some(({ kind }) => kind === metric.kind)
  const found = data?.all_metrics.filter(({ name }) => plain(name).includes(plain(search.trim())))
  if (making) {
    return (
      <OwnMetricDialog
        metric={making.metric}
        name={making.name ?? ''}
        onClose={() => setMaking(undefined)}
        onDone={metric => {
          setMaking(undefined)
          if (!making.metric) follow(metric)
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
            <Button
              icon={<IconPlus stroke={1.5} aria-hidden />}
              onClick={() => setMaking({ name: found?.length === 0 ? search.trim() : '' })}>
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
          icon={<IconSearch aria-hidden />}
          data-autofocus
          value={search}
          onChange={event => setSearch(event.target.value)}
          onClear={() => setSearch('')}
        />
      </div>
      <div className={css.choices}>
        {isError && !found ? (
          <ErrorState title={t('failed')} onRetry={() => void refetch()} retrying={isRefetching} />
        ) : !found ? (
          <SkeletonRows rows={8} columns={1} />
        ) : found.length === 0 ? (
          <div className={css.nothing}>
            <p>{t('nothingFound')}</p>
            <Button icon={<IconPlus stroke={1.5} aria-hidden />} onClick={() => setMaking({ name: search.trim() })}>
              {t('createNamed', { name: search.trim() })}
            </Button>
          </div>
        ) : (
          grouped(found).map(({ group, metrics }) => (
            <section key={group}>
              <h3 className={css.groupName}>{t(`group_${group}`)}</h3>
              <ul className={css.list}>
                {metrics.map(metric => (
                  <li key={metric.kind} className={css.choice}>
                    <button
                      type="button"
                      className={css.pick}
                      aria-pressed={has(metric)}
                      disabled={has(metric) || following.isPending}
                      onClick={() => follow(metric)}>
                      <span>{metric.name}</span>
                      <span className={css.unit}>{metric.unit}</span>
                      {has(metric) ? (
                        <span className={css.has}>
                          <IconCheck stroke={1.75} aria-hidden />
                          {t('followed')}
                        </span>
                      ) : (
                        <IconPlus className={css.plus} stroke={1.5} aria-hidden />
                      )}
                    </button>
                    {metric.type === null && <OwnTools metric={metric} onEdit={() => setMaking({ metric })} />}
                  </li>
                ))}
              </ul>
            </section>
          ))
        )}
      </div>
    </Modal>
  )
}

function OwnTools({ metric, onEdit }: { metric: Metric; onEdit: () => void }) {
  const t = useWords()
  const me = useMe()
  const restoration = useCall(undeleteMetric, { onSuccess: ({ name }) => toast({ type: 'success', text: t('metricRestored', { name }) }) })
  const removal = useCall(deleteMetric, {
    onSuccess: () => {
      toast({
        type: 'success',
        text: t('metricDeleted', { name: metric.name }),
        buttons: [{ text: t('undo'), onClick: () => restoration.mutate({ id: metric.kind }) }],
      })
    },
  })
  const remove = async () => {
    const title = t('ownDeleteTitle', { name: metric.name })
    if (await confirm({ title, text: t('ownDeleteText'), proceed: t('delete'), danger: true })) removal.mutate({ id: metric.kind })
  }
  return (
    <span className={css.tools}>
      <IconButton label={`${t('edit')}: ${metric.name}`} size="small" icon={<IconPencil stroke={1.5} />} onClick={onEdit} />
      {me?.permissions.includes('delete clients') && (
        <IconButton
          label={`${t('delete')}: ${metric.name}`}
          size="small"
          icon={<IconTrash stroke={1.5} />}
          loading={removal.isPending}
          onClick={() => void remove()}
        />
      )}
    </span>
  )
}

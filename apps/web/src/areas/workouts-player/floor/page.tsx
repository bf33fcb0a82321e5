import { IconArrowLeft, IconBell, IconPlus } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState, type CSSProperties } from 'react'
import { AlertDialog, alertSettings, refreshTraining } from '#areas/workouts'
import { useBack } from '#shell'
import { whenSettled } from '#lib/build'
import { isOnline, useIsHand, useWakeLock } from '#lib/device'
import { Button } from '#ui/button'
import { IconButton } from '#ui/icon-button'
import { Row } from '#ui/layout'
import { SkeletonPage } from '#ui/skeleton'
import { Text, Title } from '#ui/text'
import { AddDialog, FirstChoice } from './choose-clients.tsx'
import { Column } from './column.tsx'
import { mostColumns, openColumns, type Floor, type FloorChange } from './floor-columns.ts'
import css from './floor.module.css'
import { useFloor } from './use-floor.ts'
import { useFloorKeys } from './use-floor-keys.ts'
import { useFloorWords } from './words.ts'

/** Answers whoever stands in the gym with several people: who does what now, and who is ready for the next set? */
export function Page() {
  const t = useFloorWords()
  const { floor, change: changeFloor } = useFloor()
  const back = useBack()
  const isHand = useIsHand()
  const [dialog, setDialog] = useState<'add' | 'alerts'>()
  const { columns = [], order = [] } = floor ?? {}
  const [activeId] = order
  const [overIds, setOverIds] = useState<readonly string[]>([])
  const { place, width } = useWidth()
  const open = floor && openColumns(floor, width)
  const change = (next: FloorChange) => {
    // a press in an open column leaves all in their places, or a finger that follows would miss
    const isNew = next.kind === 'add' || (next.kind === 'look at' && !open?.has(next.clientId))
    changeFloor(isNew ? { ...next, overIds } : next)
  }
  useFloorKeys({ columns, activeId, change, onAdd: () => setDialog('add') })
  useWakeLock(alertSettings.useValue().isScreenOn && columns.length > 0)
  useRecentPlans(floor)
  return (
    <div className={css.room}>
      <div className={css.page}>
        <header className={css.bar}>
          <IconButton label={t('leave')} icon={IconArrowLeft} onClick={back} />
          <Row gap={12} align="baseline" grow>
            <Title level={1} size={20}>
              {t('floor')}
            </Title>
            {columns.length > 0 && !isHand && <Text tone={2}>{t('count', { count: columns.length })}</Text>}
          </Row>
          <IconButton label={t('alerts')} icon={IconBell} onClick={() => setDialog('alerts')} />
          {columns.length > 0 && columns.length < mostColumns && <AddButton isHand={isHand} onClick={() => setDialog('add')} />}
        </header>
        {!open && <SkeletonPage />}
        {floor && columns.length === 0 && <FirstChoice columns={columns} change={change} />}
        <div
          ref={place}
          className={css.columns}
          data-filled={columns.length > 0 || undefined}
          style={{ '--count': columns.length } as CSSProperties}>
          {columns.map((column, index) => (
            <Column
              key={column.id}
              column={column}
              number={index + 1}
              count={columns.length}
              isOpen={open?.has(column.id) ?? false}
              isActive={column.id === activeId}
              change={change}
              onOver={isOver => setOverIds(ids => [...ids.filter(id => id !== column.id), ...(isOver ? [column.id] : [])])}
            />
          ))}
        </div>
        {dialog === 'add' && <AddDialog columns={columns} change={change} onClose={() => setDialog(undefined)} />}
        <AlertDialog opened={dialog === 'alerts'} onClose={() => setDialog(undefined)} />
      </div>
    </div>
  )
}

function AddButton({ isHand, onClick }: { isHand: boolean; onClick: () => void }) {
  const t = useFloorWords()
  if (isHand) return <IconButton label={t('addTitle')} icon={IconPlus} onClick={onClick} />
  return (
    <Button icon={IconPlus} onClick={onClick}>
      {t('add')}
    </Button>
  )
}

/** The width that the columns share. */
function useWidth() {
  const place = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(() => document.documentElement.clientWidth)
  useEffect(() => {
    if (!place.current) return
    const watcher = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width))
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [])
  return { place, width }
}

/** People who were here of late will come again: their plans are loaded before the coach stands in a cellar. */
function useRecentPlans(floor: Floor | undefined): void {
  const isRead = floor !== undefined
  const load = useEffectEvent(async () => {
    if (!floor || !isOnline()) return
    const absent = floor.recent.filter(id => !floor.columns.some(column => column.id === id))
    // one after the other: nobody waits for them
    for (const id of absent) await refreshTraining(id).catch(() => undefined)
  })
  useEffect(() => {
    if (isRead) whenSettled(() => void load())
  }, [isRead])
}

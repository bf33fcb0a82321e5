import { comparedPhotosAtMost, poses } from '@allenio/contract/progress'
import type { Pose } from '@allenio/contract/progress'
import { useEffect, useEffectEvent, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { messageOf } from '#lib/api'
import { useStoredPreference } from '#lib/session'
import { EmptyState } from '#ui/empty-state'
import { ErrorState } from '#ui/error-state'
import { Spinner } from '#ui/spinner'
import { VisuallyHidden } from '#ui/visually-hidden'
import { useCompareWords } from './words.ts'
import type { LoadedList } from '../list/first-and-last.ts'
import { commonPose, comparedOf, endsOf, stepProgress, besideLeast, modes, parseMode } from './comparison.ts'
import css from './compare.module.css'
import { Cover } from './cover.tsx'
import { BesideStage, OnionStage, SliderStage } from './stages.tsx'
import { Strip } from './strip.tsx'
import { Tools } from './tools.tsx'
import { useClose } from './closure.ts'
import { useViews } from './views.ts'

interface CompareProps {
  list: LoadedList & { error: Error | null; refetch: () => unknown }
  ids: readonly string[]
  /** The client's name; absent for one's own photos. */
  name?: string | undefined
  onPick: (ids: readonly string[]) => void
  onClose: () => void
}

/** Shows what has changed between then and now. */
export function Compare(props: CompareProps) {
  const closure = useClose(props.ids, props.onClose)
  return closure.isClosed ? null : <Comparison {...props} onClose={closure.close} />
}

const step = 1.25
const nudge = 0.06

function Comparison({ list, ids, name, onPick, onClose }: CompareProps) {
  const t = useCompareWords()
  const [mode, setMode] = useStoredPreference('compare.mode', parseMode)
  const [chosenPose, setPose] = useState<Pose>()
  const [share, setShare] = useState(50)
  const views = useViews()
  const rows = list.data?.rows ?? []
  const selectedProgresses = comparedOf(rows, ids)
  const isComing = useMissingPages(list, selectedProgresses.length < ids.length)
  const isBeside = mode === 'beside' || selectedProgresses.length < besideLeast
  const progresses = isBeside ? selectedProgresses : endsOf(selectedProgresses)
  const pose = chosenPose ?? commonPose(poses, progresses)
  const upper = progresses.at(-1)
  const upperFile = upper?.photos.find(photo => photo.pose === pose)?.file.id
  const visibleIds = progresses.map(({ id }) => id)
  const maxCount = isBeside ? comparedPhotosAtMost : 2
  const stepOf = (id: string) => (by: -1 | 1) => {
    const next = stepProgress(rows, visibleIds, { id, by })
    return next && (() => onPick(next))
  }
  const cycle = <Value,>(values: readonly Value[], current: Value): Value =>
    values[(values.indexOf(current) + 1) % values.length] ?? current
  const keys: Readonly<Record<string, () => void>> = {
    '+': () => views.zoom(upperFile, step),
    '=': () => views.zoom(upperFile, step),
    '-': () => views.zoom(upperFile, 1 / step),
    '0': views.reset,
    m: () => setMode(cycle(modes, isBeside ? 'beside' : mode)),
    p: () => setPose(cycle(poses, pose)),
    ArrowLeft: () => move(-1, 0),
    ArrowRight: () => move(1, 0),
    ArrowUp: () => move(0, -1),
    ArrowDown: () => move(0, 1),
  }
  // a photo that is shown whole cannot be moved, so the arrow keys move the dividing line or the veil instead
  const move = (x: number, y: number) => {
    if (views.isWhole && !views.isAligning && !isBeside) setShare(Math.min(100, Math.max(0, share + (x - y) * 2)))
    else if (views.isAligning) views.pan(upperFile, { x: (x * nudge) / 6, y: (y * nudge) / 6 })
    else views.pan(upperFile, { x: -x * nudge, y: -y * nudge })
  }
  const keyDown = (event: KeyboardEvent) => {
    const action = keys[event.key]
    const isField = event.target instanceof HTMLInputElement
    if (!action || event.ctrlKey || event.metaKey || event.altKey || (isField && event.key.startsWith('Arrow'))) return
    event.preventDefault()
    action()
  }
  const stage = { progresses, pose, views, stepOf, share, onShare: setShare }
  return (
    <Cover label={name ? `${t('title')}: ${name}` : t('title')} onClose={onClose} onKeyDown={keyDown}>
      <Tools
        name={name}
        mode={isBeside ? 'beside' : mode}
        onMode={setMode}
        isPair={selectedProgresses.length >= besideLeast}
        pose={pose}
        onPose={setPose}
        views={views}
        upper={upperFile}
        progresses={progresses}
        onClose={onClose}
      />
      {selectedProgresses.length === 0 ? (
        <div className={css.waiting}>
          {list.isError ? (
            <ErrorState title={t('failedTitle')} text={messageOf(list.error)} onRetry={() => list.refetch()} />
          ) : isComing ? (
            <>
              <Spinner />
              <VisuallyHidden>{t('loading')}</VisuallyHidden>
            </>
          ) : (
            <EmptyState title={t('goneTitle')} text={t('goneText')} />
          )}
        </div>
      ) : isBeside ? (
        <BesideStage {...stage} />
      ) : mode === 'slider' ? (
        <SliderStage {...stage} />
      ) : (
        <OnionStage {...stage} />
      )}
      {selectedProgresses.length === 1 && rows.length > 1 && <p className={css.onlyOne}>{t('onlyOne')}</p>}
      {rows.length > 0 && <Strip list={list} ids={visibleIds} pose={pose} limit={maxCount} onPick={onPick} />}
    </Cover>
  )
}

/** Loads more pages, because a compared progress may be on a later one. */
function useMissingPages(list: LoadedList, isMissing: boolean): boolean {
  const { data, hasNextPage, isFetchingNextPage, isError } = list
  const load = useEffectEvent(() => void list.fetchNextPage())
  const wants = isMissing && hasNextPage && !isFetchingNextPage && !isError
  const count = data?.rows.length
  useEffect(() => {
    if (wants) load()
  }, [wants, count])
  return !data || (isMissing && hasNextPage && !isError)
}

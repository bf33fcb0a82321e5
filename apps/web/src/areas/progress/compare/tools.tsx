import { poses } from '@allenio/contract/progress'
import type { Pose, Progress } from '@allenio/contract/progress'
import {
  IconArrowsHorizontal,
  IconArrowsMove,
  IconDownload,
  IconLayersIntersect,
  IconLayoutColumns,
  IconMaximize,
  IconX,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useFormats } from '#lib/formats'
import { IconButton } from '#ui/icon-button'
import { SegmentedControl } from '#ui/segmented-control'
import { Kbd } from '#ui/kbd'
import { toast } from '#ui/toast'
import { useCompareWords } from './words.ts'
import css from './tools.module.css'
import { modes } from './comparison.ts'
import type { Mode } from './comparison.ts'
import { savePicture } from './picture.ts'
import type { Views } from './views.ts'

const modeIcons = { beside: <IconLayoutColumns />, slider: <IconArrowsHorizontal />, onion: <IconLayersIntersect /> } satisfies Record<
  Mode,
  unknown
>
const factor = 1.4

interface ToolsProps {
  name: string | undefined
  mode: Mode
  onMode: (mode: Mode) => void
  /** Whether there are two to lie on each other. */
  isPair: boolean
  pose: Pose
  onPose: (pose: Pose) => void
  views: Views
  /** The photo that the buttons mean while one is moved alone. */
  upper: string | undefined
  progresses: readonly Progress[]
  onClose: () => void
}

export function Tools({ name, mode, onMode, isPair, pose, onPose, views, upper, progresses, onClose }: ToolsProps) {
  const t = useCompareWords()
  const { percent } = useFormats()
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    try {
      await savePicture({ progresses, pose, views })
    } catch {
      toast({ type: 'error', text: t('downloadFailed') })
    }
    setSaving(false)
  }
  return (
    <div className={css.tools}>
      <div className={css.title}>
        <IconButton label={t('close')} keys="Esc" icon={IconX} onClick={onClose} side="right" />
        <h2>{name ?? t('title')}</h2>
      </div>
      <div className={css.ways}>
        {isPair && (
          <span className={css.way}>
            <SegmentedControl
              label={t('modes')}
              value={mode}
              onChange={onMode}
              options={modes.map(value => ({ value, label: t(value), icon: modeIcons[value] }))}
              wide
            />
            <Kbd>M</Kbd>
          </span>
        )}
        <span className={css.way}>
          <SegmentedControl
            label={t('poses')}
            value={pose}
            onChange={onPose}
            options={poses.map(value => ({ value, label: t(value) }))}
            wide
          />
          <Kbd>P</Kbd>
        </span>
      </div>
      <div className={css.buttons}>
        <span className={css.zoom}>
          <IconButton label={t('zoomOut')} keys="-" icon={IconZoomOut} onClick={() => views.zoom(upper, 1 / factor)} />
          <output className={css.percent} aria-label={t('zoomAt', { percent: Math.round(views.shared.scale * 100) })}>
            {percent(Math.round(views.shared.scale * 100))}
          </output>
          <IconButton label={t('zoomIn')} keys="+" icon={IconZoomIn} onClick={() => views.zoom(upper, factor)} />
        </span>
        <IconButton label={t('zoomWhole')} keys="0" icon={IconMaximize} disabled={views.isWhole} onClick={views.reset} />
        <IconButton
          label={t('align')}
          icon={IconArrowsMove}
          pressed={views.isAligning}
          onClick={() => views.setAligning(!views.isAligning)}
        />
        <IconButton label={t('download')} icon={IconDownload} isBusy={isSaving} onClick={() => void save()} />
      </div>
      {views.isAligning && <p className={css.hint}>{t('alignHint')}</p>}
    </div>
  )
}

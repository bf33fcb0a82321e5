import type { PictureCrop } from '@allenio/contract/notices'
import { defaultCrop, fitCrop, type PictureSides } from '@allenio/domain/notices'
import { IconPhoto } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { Icon } from '#ui/icon'
import { Stack } from '#ui/layout'
import { Text } from '#ui/text'
import css from './crop-frame.module.css'
import { useFormWords } from './words.ts'

interface CropFrameProps {
  /** The whole picture; null where there is none yet. */
  source: string | null
  /** Null: the middle. */
  value: PictureCrop | null
  onChange: (crop: PictureCrop) => void
  /** Called when another picture is there. */
  onSource: () => void
}

const step = 0.02
const zoomStep = 0.05

/** A frame of 2:1 in which the picture is moved and zoomed: by hand, by arrow keys, or by the slider. */
export function CropFrame({ source, value, onChange, onSource }: CropFrameProps) {
  const announce = useEffectEvent(onSource)
  useEffect(() => announce(), [source])
  if (source === null)
    return (
      <span className={css.frame} aria-hidden>
        <Icon of={IconPhoto} size={28} />
      </span>
    )
  return <Framed key={source} source={source} value={value} onChange={onChange} />
}

function Framed({ source, value, onChange }: Omit<CropFrameProps, 'source' | 'onSource'> & { source: string }) {
  const t = useFormWords()
  const [sides, setSides] = useState<PictureSides>()
  const grip = useRef<{ x: number; y: number; crop: PictureCrop } | undefined>(undefined)
  const crop = sides && (value ? fitCrop(value, sides) : defaultCrop(sides))

  const change = (next: PictureCrop) => sides && onChange(fitCrop(next, sides))
  const zoom = (width: number) => crop && change({ x: crop.x + (crop.width - width) / 2, y: crop.y + (crop.width - width) / 4, width })
  const start = (event: PointerEvent) => {
    if (!crop) return
    event.currentTarget.setPointerCapture(event.pointerId)
    grip.current = { x: event.clientX, y: event.clientY, crop }
  }
  const move = (event: PointerEvent) => {
    const from = grip.current
    const { width, height } = event.currentTarget.getBoundingClientRect()
    if (!from || !sides || width === 0) return
    const shownHeight = (from.crop.width * sides.width) / 2 / sides.height
    change({
      ...from.crop,
      x: from.crop.x - ((event.clientX - from.x) / width) * from.crop.width,
      y: from.crop.y - ((event.clientY - from.y) / height) * shownHeight,
    })
  }
  const end = () => {
    grip.current = undefined
  }
  const press = (event: KeyboardEvent) => {
    if (!crop) return
    const moves: Record<string, PictureCrop> = {
      ArrowLeft: { ...crop, x: crop.x - step },
      ArrowRight: { ...crop, x: crop.x + step },
      ArrowUp: { ...crop, y: crop.y - step },
      ArrowDown: { ...crop, y: crop.y + step },
    }
    const next = moves[event.key]
    if (next) change(next)
    else if (event.key === '+') zoom(crop.width - zoomStep)
    else if (event.key === '-') zoom(crop.width + zoomStep)
    else return
    event.preventDefault()
  }
  const most = sides ? defaultCrop(sides).width : 1
  return (
    <Stack gap={8} className={css.field}>
      <button
        type="button"
        className={css.frame}
        aria-label={`${t('crop')}. ${t('cropHint')}`}
        onPointerDown={start}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
        onKeyDown={press}>
        <img
          src={source}
          alt=""
          draggable={false}
          {...sides}
          className={css.picture}
          style={crop && sides ? placeOf(crop, sides) : undefined}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setSides({ width, height })}
        />
      </button>
      <label className={css.zoom}>
        <Text as="span" size="small" tone={2}>
          {t('zoom')}
        </Text>
        <input
          type="range"
          min={0}
          max={100}
          // further to the right shows less of the picture, so larger
          value={crop ? Math.round(((most - crop.width) / (most * 0.75)) * 100) : 0}
          onChange={event => zoom(most - (Number(event.target.value) / 100) * most * 0.75)}
        />
      </label>
    </Stack>
  )
}

/** Where the whole picture stands so that the frame shows this part of it. */
function placeOf({ x, y, width }: PictureCrop, sides: PictureSides) {
  const height = (width * sides.width) / 2 / sides.height
  return { width: `${100 / width}%`, left: `${(-x / width) * 100}%`, top: `${(-y / height) * 100}%` }
}

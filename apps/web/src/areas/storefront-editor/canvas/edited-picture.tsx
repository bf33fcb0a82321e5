import { storefrontLimits } from '@allenio/contract/storefront'
import type { PageElement, PictureMark } from '@allenio/domain/storefront'
import { newId } from '@allenio/domain/ids'
import {
  useRef,
  useState,
  type ChangeEvent,
  type ElementType,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'
import { acceptedPictures } from '#lib/uploads'
import { useEditor } from '../session.ts'
import { useStorefrontWords } from '../words.ts'
import { propsOf } from './element-props.ts'
import { useAddPicture } from './use-add-picture.ts'

const step = 4
const zoomStep = 0.1
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}

const within = (value: number, least: number, most: number) => Math.round(Math.min(most, Math.max(least, value)) * 100) / 100

interface EditedPictureProps {
  tag: ElementType
  node: PageElement
  mark: PictureMark
  children: ReactNode
}

/** How far a picture can be moved within its frame, in the pixels of the screen. */
function roomOf(image: PageElement | undefined, frame: DOMRect, zoom: number): { x: number; y: number } {
  const [width, height] = [Number(image?.attributes.width), Number(image?.attributes.height)]
  const scale = Math.max(frame.width / width, frame.height / height) * zoom
  return { x: width * scale - frame.width, y: height * scale - frame.height }
}

/** The share of the room that a way is, in percent; nothing where there is no room to move. */
const shareOf = (way: number, room: number): number => (room < 1 ? 0 : (way / room) * 100)

/** A picture of the page: chosen, moved and enlarged where it stands, by mouse, finger or keys. */
export function EditedPicture({ tag: Tag, node, mark, children }: EditedPictureProps) {
  const t = useStorefrontWords()
  const { set } = useEditor()
  const chooser = useRef<HTMLInputElement>(null)
  const drag = useRef<{ x: number; y: number; from: Focus; gestureId: string }>(undefined)
  const [isMoving, setMoving] = useState(false)
  // a finger scrolls the page until somebody says that it moves the picture
  const [isPlacing, setPlacing] = useState(false)
  const { add, isSending } = useAddPicture()
  const image = node.children.filter(child => typeof child !== 'string').find(({ tag }) => tag === 'img')
  const focus = image?.focus ?? middle
  const isRound = /\bface\b/.test(String(node.attributes.class))
  const { least, most } = storefrontLimits.zoom

  const move = (next: Partial<Focus>, gestureId = newId()) => {
    const { x, y, zoom } = { ...focus, ...next }
    set(mark.rowId, { focusX: within(x, 0, 100), focusY: within(y, 0, 100), zoom: within(zoom, least, most) }, gestureId)
  }
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    // without this, the browser would not report the same file again
    event.target.value = ''
    const picture = file && (await add(file))
    if (picture) set(mark.rowId, { picture: picture.id, focusX: undefined, focusY: undefined, zoom: undefined })
  }
  const pointerDown = (event: PointerEvent<HTMLElement>) => {
    if (!(event.nativeEvent.composedPath()[0] instanceof HTMLImageElement)) return
    if (event.pointerType === 'touch' && !isPlacing) return
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { x: event.clientX, y: event.clientY, from: focus, gestureId: newId() }
    setMoving(true)
  }
  const pointerMove = (event: PointerEvent<HTMLElement>) => {
    const begun = drag.current
    if (!begun) return
    const room = roomOf(image, event.currentTarget.getBoundingClientRect(), focus.zoom)
    // the picture follows the pointer, so its focus goes the other way
    const [dx, dy] = [shareOf(event.clientX - begun.x, room.x), shareOf(event.clientY - begun.y, room.y)]
    move({ x: begun.from.x - dx, y: begun.from.y - dy }, begun.gestureId)
  }
  const pointerUp = () => {
    drag.current = undefined
    setMoving(false)
  }
  const keyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.composedPath()[0] !== event.currentTarget || !mark.hasPicture) return
    const arrow = arrows[event.key]
    const zoom = event.key === '+' ? zoomStep : event.key === '-' ? -zoomStep : 0
    if (!arrow && zoom === 0) return
    event.preventDefault()
    event.stopPropagation()
    move(arrow ? { x: focus.x + arrow[0], y: focus.y + arrow[1] } : { zoom: focus.zoom + zoom })
  }
  const tools = (
    <div className="tools">
      <button
        type="button"
        aria-label={isRound ? t('choosePicture') : undefined}
        onClick={() => chooser.current?.click()}
        disabled={isSending}>
        {isRound ? '+' : isSending ? t('sending') : mark.hasPicture ? t('changePicture') : t('choosePicture')}
      </button>
      {mark.hasPicture && !isRound && (
        <>
          <button type="button" aria-pressed={isPlacing} onClick={() => setPlacing(!isPlacing)}>
            {t('movePicture')}
          </button>
          <span className="range">
            <input
              type="range"
              aria-label={t('zoom')}
              min={least}
              max={most}
              step={zoomStep}
              value={focus.zoom}
              onChange={({ target }) => move({ zoom: Number(target.value) })}
            />
          </span>
          <button type="button" onClick={() => set(mark.rowId, { picture: undefined })}>
            {t('remove')}
          </button>
        </>
      )}
      <input
        ref={chooser}
        type="file"
        accept={acceptedPictures}
        hidden
        aria-label={t('choosePicture')}
        onChange={event => void choose(event)}
      />
    </div>
  )
  const movable = mark.hasPicture && {
    tabIndex: 0,
    role: 'group',
    'aria-label': t('pictureKeys'),
    'data-has': true,
    onPointerDown: pointerDown,
    onPointerMove: pointerMove,
    onPointerUp: pointerUp,
    onPointerCancel: pointerUp,
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setPlacing(false)
    },
    onKeyDown: keyDown,
  }
  return (
    <Tag
      {...propsOf(node)}
      className={`${String(node.attributes.class)}${isMoving ? ' moving' : ''}${isPlacing ? ' placing' : ''}`}
      {...movable}>
      {children}
      {tools}
    </Tag>
  )
}

interface Focus {
  x: number
  y: number
  zoom: number
}

const middle: Focus = { x: 50, y: 50, zoom: 1 }

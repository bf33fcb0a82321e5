import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { Modal } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconDownload, IconX, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { classes } from '#ui/classes'
import { FilmPlayer } from '#ui/film-player'
import { useLayer } from '#ui/layers'
import { Mantine } from '#ui/mantine'
import { useWords } from '#ui/words'
import css from './gallery.module.css'
import { useZoom } from './use-zoom.ts'
import { iconNode } from '#ui/icon'
import type { IconComponent } from '#ui/icon'

export interface GalleryItem {
  id: string
  kind: 'image' | 'video'
  url: string
  /** stands in the place of a video until it plays */
  poster?: string | undefined
  /** a description of the picture; its caption if nothing better is known */
  alt: string
  caption?: string | undefined
  /** if it is set, the file can be downloaded under this name */
  fileName?: string | undefined
}

export interface GalleryProps {
  items: readonly GalleryItem[]
  /** the id of the open item; undefined means closed */
  shown: string | undefined
  onShow: (id: string | undefined) => void
}

export function Gallery({ items, shown, onShow }: GalleryProps) {
  const at = items.findIndex(item => item.id === shown)
  const item = items[at]
  const close = () => onShow(undefined)
  useLayer(item !== undefined, close)
  return (
    <Mantine>
      <Modal.Root
        opened={item !== undefined}
        onClose={close}
        fullScreen
        lockScroll={false}
        transitionProps={{ duration: 120, transition: 'fade' }}>
        <Modal.Content classNames={{ content: css.content ?? '', inner: css.inner ?? '' }} radius={0} aria-label={item?.alt}>
          {item && <Viewer items={items} at={at} item={item} onShow={onShow} />}
        </Modal.Content>
      </Modal.Root>
    </Mantine>
  )
}

type ViewerProps = { items: readonly GalleryItem[]; at: number; item: GalleryItem; onShow: GalleryProps['onShow'] }

function Viewer({ items, at, item, onShow }: ViewerProps) {
  const words = useWords()
  const stage = useRef<HTMLDivElement>(null)
  const goTo = (index: number) => {
    const target = items[index]
    if (target) onShow(target.id)
  }
  const next = () => goTo(at + 1)
  const previous = () => goTo(at - 1)
  const close = () => onShow(undefined)
  const { view, handlers, zoomBy, whole } = useZoom(item.id, { onNext: next, onPrevious: previous, onClose: close })
  const zoom = (factor: number) => stage.current && zoomBy(stage.current, factor)
  usePreload([items[at + 1], items[at - 1]])

  useKeys({
    ArrowRight: next,
    ArrowLeft: previous,
    Home: () => goTo(0),
    End: () => goTo(items.length - 1),
    '+': () => zoom(1.5),
    '=': () => zoom(1.5),
    '-': () => zoom(1 / 1.5),
    '0': whole,
  })
  return (
    <>
      <div className={css.bar}>
        <p className={css.title}>
          {items.length > 1 && (
            <span className={css.count} aria-live="polite">
              {words.ofTotal(at + 1, items.length)}
            </span>
          )}
          {item.caption ?? item.alt}
        </p>
        {item.kind === 'image' && (
          <>
            <Tool
              className={css.zoomTool}
              label={words.zoomOut}
              icon={IconZoomOut}
              disabled={view.scale <= 1}
              onClick={() => zoom(1 / 1.5)}
            />
            <Tool className={css.zoomTool} label={words.zoomIn} icon={IconZoomIn} onClick={() => zoom(1.5)} />
          </>
        )}
        {item.fileName && (
          <a className={css.tool} href={item.url} download={item.fileName} aria-label={words.download} title={words.download}>
            <IconDownload stroke={1.5} />
          </a>
        )}
        <Tool label={words.close} icon={IconX} onClick={close} isFirst />
      </div>
      <div ref={stage} className={classes(css.stage, view.scale > 1 && css.zoomed)} {...(item.kind === 'image' ? handlers : {})}>
        {at > 0 && <Tool className={classes(css.side, css.previous)} label={words.previous} icon={IconChevronLeft} onClick={previous} />}
        {/* the picture before it is not shown while this one loads */}
        <div key={item.id} className={css.frame}>
          {item.kind === 'image' ? (
            <img
              src={item.url}
              alt={item.alt}
              className={css.media}
              draggable={false}
              style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
            />
          ) : (
            <FilmPlayer src={item.url} poster={item.poster} title={item.alt} fileName={item.fileName} className={css.media} />
          )}
        </div>
        {at < items.length - 1 && (
          <Tool className={classes(css.side, css.next)} label={words.next} icon={IconChevronRight} onClick={next} />
        )}
      </div>
      <p className={css.caption}>{item.caption !== item.alt ? item.alt : ''}</p>
    </>
  )
}

/**
 * The gallery covers everything, so all keys are its own, also before the focus has moved into it: that comes a moment after it is
 * visible, and a key of that moment would go to the page behind. A layout effect, because it has to listen before it is painted.
 */
function useKeys(keys: Readonly<Record<string, () => void>>) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = keys[event.key]
    if (!act || event.altKey || event.ctrlKey || event.metaKey || (event.target instanceof Element && event.target.matches('video'))) return
    event.preventDefault()
    event.stopPropagation()
    act()
  })
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen, true)
    return () => window.removeEventListener('keydown', listen, true)
  }, [])
}

interface ToolProps {
  label: string
  icon: IconComponent
  onClick: () => void
  disabled?: boolean
  /** gets the focus when the gallery opens */
  isFirst?: boolean
  className?: string | undefined
}

function Tool({ label, icon, onClick, disabled, isFirst, className }: ToolProps) {
  return (
    <button
      type="button"
      className={classes(css.tool, className)}
      aria-label={label}
      title={label}
      disabled={disabled}
      data-autofocus={isFirst || undefined}
      onClick={onClick}>
      {iconNode(icon)}
    </button>
  )
}

/** Loads the neighbouring pictures ahead. */
function usePreload(neighbours: (GalleryItem | undefined)[]) {
  const urls = neighbours.flatMap(item => (item?.kind === 'image' ? [item.url] : [])).join('\n')
  useEffect(() => {
    for (const url of urls.split('\n').filter(Boolean)) new Image().src = url
  }, [urls])
}

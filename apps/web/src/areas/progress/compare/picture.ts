import type { Pose, Progress } from '@allenio/contract/progress'
import { saveFile } from '#lib/api'
import { formats } from '#lib/formats'
import { useCompareWords } from './words.ts'
import { signedWeight } from '../list/weight-difference.tsx'
import { differenceOf, photoOf } from './comparison.ts'
import type { Views } from './views.ts'

const pane = { width: 810, height: 1080 }
const gap = 6
const captionHeight = 190

interface PictureOptions {
  progresses: readonly Progress[]
  pose: Pose
  views: Views
}

/** Saves one picture for sending or posting: the photos side by side as on the screen, with days and weights, without a name. */
export async function savePicture({ progresses, pose, views }: PictureOptions): Promise<void> {
  const canvas = document.createElement('canvas')
  canvas.width = pane.width * progresses.length + gap * (progresses.length - 1)
  canvas.height = pane.height + captionHeight
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = '#0b0e13'
  context.fillRect(0, 0, canvas.width, canvas.height)
  const pictures = await Promise.all(progresses.map(progress => loadImage(photoOf(progress, pose)?.url)))
  for (const [at, progress] of progresses.entries()) {
    const left = at * (pane.width + gap)
    const picture = pictures[at]
    if (picture) drawPhoto(context, { picture, left, views, fileId: photoOf(progress, pose)?.id ?? '' })
    drawCaption(context, { left, progress, first: at === 0 ? undefined : progresses[0] })
  }
  const blob = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/jpeg', 0.92))
  if (!blob) throw new Error('no picture')
  const title = useCompareWords.say('title').toLowerCase()
  saveFile({ blob, filename: `${title}-${progresses.map(({ day }) => day).join('-')}.jpg` })
}

async function loadImage(url: string | undefined): Promise<HTMLImageElement | undefined> {
  if (!url) return undefined
  const image = new Image()
  image.src = url
  await image.decode()
  return image
}

interface PhotoDrawing {
  picture: HTMLImageElement
  left: number
  views: Views
  fileId: string
}

function drawPhoto(context: CanvasRenderingContext2D, { picture, left, views, fileId }: PhotoDrawing): void {
  const { width, height } = pane
  context.save()
  context.beginPath()
  context.rect(left, 0, width, height)
  context.clip()
  context.translate(left + width / 2, height / 2)
  for (const { scale, x, y } of [views.shared, views.ownOf(fileId)]) {
    context.translate(x * width, y * height)
    context.scale(scale, scale)
  }
  const cover = Math.max(width / picture.naturalWidth, height / picture.naturalHeight)
  const [imageWidth, imageHeight] = [picture.naturalWidth * cover, picture.naturalHeight * cover]
  context.drawImage(picture, -imageWidth / 2, -imageHeight / 2, imageWidth, imageHeight)
  context.restore()
}

interface CaptionDrawing {
  left: number
  progress: Progress
  first: Progress | undefined
}

function drawCaption(context: CanvasRenderingContext2D, { left, progress, first }: CaptionDrawing): void {
  const { day, weight } = formats()
  const font = getComputedStyle(document.body).fontFamily
  const drawText = (text: string, { size, isBold, color, y }: { size: number; isBold: boolean; color: string; y: number }) => {
    context.font = `${isBold ? 700 : 400} ${size}px ${font}`
    context.fillStyle = color
    context.fillText(text, left + 36, pane.height + y)
  }
  drawText(day(progress.day), { size: 34, isBold: false, color: '#b6bfcb', y: 62 })
  if (progress.kg !== null) drawText(weight(progress.kg), { size: 56, isBold: true, color: '#f1f4f8', y: 128 })
  if (!first) return
  const { days, kg } = differenceOf(first, progress)
  const since = days === 0 ? useCompareWords.say('sameDay') : useCompareWords.say('inDays', { count: days })
  drawText(kg === null ? since : `${signedWeight(weight, kg)} ${since}`, {
    size: 30,
    isBold: false,
    color: '#b6bfcb',
    y: progress.kg === null ? 114 : 172,
  })
}

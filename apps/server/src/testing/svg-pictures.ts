import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

export interface SvgPicture {
  width: number
  height: number
  /** Red, green and blue on white, each from 0 to 255. */
  channels: readonly { min: number; max: number; mean: number }[]
}

const script = `
  import sharp from 'sharp'
  import { buffer } from 'node:stream/consumers'
  const picture = sharp(await buffer(process.stdin)).flatten({ background: '#fff' })
  const [{ width, height }, { channels }] = [await picture.metadata(), await picture.stats()]
  process.stdout.write(JSON.stringify({ width, height, channels: channels.slice(0, 3) }))`

/** Draws an SVG in a process of its own: a process that has read an upload lets sharp read none any more. */
export async function drawSvg(svg: string): Promise<SvgPicture> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: import.meta.dirname,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(svg)
  return JSON.parse(await text(child.stdout)) as SvgPicture // our own script's
}

import { crc32, deflateSync } from 'node:zlib'

/** A few pixels of one colour, as PNG. */
export function picture(): Buffer {
  return Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAACXBIWXMAAAPoAAAD6AG1e1Jr' +
      'AAAAGUlEQVQokWMwXpVGEmIY1bBqNJSMh2vSAACFAkMQ6K3QUQAAAABJRU5ErkJggg==',
    'base64',
  )
}

/** An opaque grey square, as PNG. */
export function squarePicture(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  // eight bits of grey
  header.set([8, 0, 0, 0, 0], 8)
  const rows = Buffer.alloc(side * (side + 1), 0x60)
  // each row begins with its filter, which is none
  for (let row = 0; row < side; row += 1) rows[row * (side + 1)] = 0
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([signature, pngChunk('IHDR', header), pngChunk('IDAT', deflateSync(rows)), pngChunk('IEND', Buffer.alloc(0))])
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

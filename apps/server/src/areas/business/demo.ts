import { Readable } from 'node:stream'
import { logoMaxBytes } from '@allenio/contract/business'
import { sql, type NotNull, type Row } from '#platform/db'
import type { FillDemo } from '#platform/demo'
import { bringFile, claimUpload } from '#platform/files'
import { readProfile } from './profile.ts'

const profile = {
  address: 'Via Santo Stefano 41, 40125 Bologna',
  // made up, with a right check digit
  vatNumber: '12345670157',
  email: 'studio@demo.allenio.test',
  phone: '+39 051 123 4567',
}

/** Lets the demo's business present itself, so that pages and mails for its clients are as they are meant to be. */
export const fillDemoProfile: FillDemo = async db => {
  const { address, vatNumber, email, phone } = profile
  const isNew =
    (await db.run(sql`
    insert into business_profiles (address, vat_number, email, phone) values (${address}, ${vatNumber}, ${email}, ${phone})
    on conflict do nothing`)) > 0
  if (!isNew) return undefined
  const { name } = await readProfile(db, db.workspaceId)
  const { person_id: personId } = await db.one<NotNull<Row<'memberships', 'person_id'>>>(sql`
    select person_id from memberships where role = 'admin' order by created_at limit 1`)
  const claim = { personId, accept: ['image/*'], maxBytes: logoMaxBytes }
  const body = Readable.from([await drawDemoLogo(512)])
  const uploadId = await bringFile({ ...claim, name: `${name}.png`, mimeType: 'image/png', body }, db.workspaceId)
  return async () => {
    const logo = await claimUpload(db, uploadId, claim)
    await db.run(sql`update business_profiles set logo_file_id = ${logo.id}`)
  }
}

const colours = { ground: [31, 59, 77], letter: [244, 239, 230], dot: [232, 162, 90] } as const

/** An m of two arches with a dot between its feet, drawn pixel by pixel: no other format of pictures is read. */
export async function drawDemoLogo(logoSize: number): Promise<Buffer> {
  const scale = logoSize / sheetSize
  const pixels = Buffer.alloc(logoSize * logoSize * 3)
  for (let index = 0; index < logoSize * logoSize; index += 1) {
    const colour = colours[partAt((index % logoSize) / scale, Math.floor(index / logoSize) / scale)]
    pixels.set(colour, index * 3)
  }
  // loaded at first use, because an idle server does not need it
  const { default: sharp } = await import('sharp')
  return sharp(pixels, { raw: { width: logoSize, height: logoSize, channels: 3 } })
    .png()
    .toBuffer()
}

const sheetSize = 64
const halfStroke = 2.75
const arches = [23.5, 40.5]

/** The part of the logo at a point, on a sheet of 64 by 64. */
function partAt(x: number, y: number): keyof typeof colours {
  if (Math.hypot(x - 32, y - 47) <= 3.4) return 'dot'
  const isInArch = (centre: number) =>
    y < 25.5
      ? Math.abs(Math.hypot(x - centre, y - 25.5) - 8.5) <= halfStroke
      : Math.abs(Math.abs(x - centre) - 8.5) <= halfStroke && y <= (Math.abs(x - 32) < 4 ? 36.5 : 46)
  return arches.some(isInArch) ? 'letter' : 'ground'
}

import { Readable } from 'node:stream'
import { logoMaxBytes } from '@allenio/contract/business'
import { sql, type NotNull, type Row } from '#platform/db'
import type { FillDemo } from '#platform/demo'
import { bringFile, claimUpload } from '#platform/files'
import { readProfile } from './profile.ts'

const profile = {
  address: 'Via Santo Stefano 41, 40125 Bologna',
  // made up, with a right check digit
  vatNumber: '12345678903',
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
  const body = Readable.from([await drawLogo()])
  const uploadId = await bringFile({ ...claim, name: `${name}.png`, mimeType: 'image/png', body }, db.workspaceId)
  return async () => {
    const logo = await claimUpload(db, uploadId, claim)
    await db.run(sql`update business_profiles set logo_file_id = ${logo.id}`)
  }
}

const logo = `
  <svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 64 64">
    <rect width="64" height="64" rx="14" fill="#1F3B4D"/>
    <path d="M15 46V25.5a8.5 8.5 0 0 1 17 0V36.5M32 36.5V25.5a8.5 8.5 0 0 1 17 0V46"
      fill="none" stroke="#F4EFE6" stroke-width="5.5" stroke-linecap="round"/>
    <circle cx="32" cy="47" r="3.4" fill="#E8A25A"/>
  </svg>`

async function drawLogo(): Promise<Buffer> {
  // loaded at first use, because an idle server does not need it
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(logo)).png().toBuffer()
}

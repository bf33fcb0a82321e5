import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import Fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { installConfig, loadConfig } from '#platform/config'
import { openDatabase, sql, type Database } from '#platform/db'
import { startJobs, type RunningJobs } from '#platform/jobs'
import { makeLog } from '#platform/log'
import { cloneDatabase, testSecret } from '#testing'
import { mailJobs, mailLayout, mountOutbox, sendMail } from './index.ts'

interface ReceivedMail {
  from: string
  to: string[]
  message: string
}

/** Speaks as much SMTP as a mail needs. */
function smtpServer(refusal: { sentence?: string } = {}) {
  const received: ReceivedMail[] = []
  const server = createServer(socket => {
    let current: ReceivedMail = { from: '', to: [], message: '' }
    let isData = false
    const answer = (line: string) => socket.write(`${line}\r\n`)
    socket.on('error', () => undefined)
    answer('220 test')
    createInterface(socket).on('line', line => {
      if (isData) {
        if (line !== '.') return void (current.message += `${line}\r\n`)
        isData = false
        received.push(current)
        current = { from: '', to: [], message: '' }
        return answer('250 kept')
      }
      if (/^(?:EHLO|HELO)/i.test(line)) return answer('250 test')
      if (/^MAIL FROM:/i.test(line)) current.from = line.slice(10)
      if (/^RCPT TO:/i.test(line)) {
        if (refusal.sentence) return answer(refusal.sentence)
        current.to.push(line.slice(8))
      }
      if (/^DATA/i.test(line)) {
        isData = true
        return answer('354 go on')
      }
      if (/^QUIT/i.test(line)) return void socket.end('221 bye\r\n')
      answer('250 fine')
    })
  })
  return { server, received, refusal }
}

const lines: string[] = []
const log = makeLog('debug', line => void lines.push(line))
const smtp = smtpServer()
const app = Fastify()
let clone: Awaited<ReturnType<typeof cloneDatabase>>
let database: Database
let running: RunningJobs
let smtpUrl: string

const local = () => installConfig(loadConfig({ DEMO: 'off' }), testSecret)
const withSmtp = () =>
  installConfig(loadConfig({ DEMO: 'off', SMTP_URL: smtpUrl, MAIL_FROM: 'Allenio <no-reply@allenio.example>' }), testSecret)

beforeAll(async () => {
  local()
  clone = await cloneDatabase(inject('testServer'))
  database = openDatabase({ urls: clone.prepared, log: () => undefined })
  running = await startJobs({ database, urls: clone.prepared, jobs: mailJobs, log })
  mountOutbox(app, database)
  smtp.server.listen(0, '127.0.0.1')
  await once(smtp.server, 'listening')
  smtpUrl = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}?ignoreTLS=true`
})

beforeEach(() => void local())

afterAll(async () => {
  await running.stop()
  await app.close()
  await database.close()
  smtp.server.close()
  await clone.drop()
})

const letter = (subject: string) => ({
  subject,
  ...mailLayout({
    language: 'it',
    preheader: 'x',
    title: subject,
    blocks: ['Ciao'],
    button: { label: 'Apri', address: 'https://allenio.example/l/secret-token' },
  }),
})
const send = (to: string, subject: string) =>
  database.withSystem('write', db => sendMail(db, { to, language: 'it', mail: letter(subject) }))
const outbox = async (to: string) => (await app.inject(`/dev/mail.json?to=${encodeURIComponent(to)}`)).json()
const waitForMails = (to: string) =>
  vi.waitFor(
    async () => {
      const mails = await outbox(to)
      expect(mails).not.toHaveLength(0)
      return mails
    },
    { timeout: 10_000 },
  )

test('a mail waits sealed, leaves once and is read in the outbox', async () => {
  await send('uno@example.com', 'Benvenuta a bordo')
  const waiting = await database.withSystem('read', db =>
    db.many<{ data: unknown }>(sql`select data from pgboss.job_common where name = 'send-mail'`),
  )
  expect(JSON.stringify(waiting)).not.toMatch(/secret-token|uno@example/)
  expect(waiting).toHaveLength(1)
  const [mail] = await waitForMails('uno@example.com')
  expect(mail).toMatchObject({ to: 'uno@example.com', subject: 'Benvenuta a bordo' })
  expect(mail.text).toContain('https://allenio.example/l/secret-token')
  expect(lines.join('')).not.toContain('secret-token')
})

test('a transaction that is undone sends nothing', async () => {
  await expect(
    database.withSystem('write', async db => {
      await sendMail(db, { to: 'undone@example.com', mail: letter('Mai') })
      throw new Error('changed my mind')
    }),
  ).rejects.toThrow('changed my mind')
  await send('after@example.com', 'Dopo')
  await waitForMails('after@example.com')
  expect(await outbox('undone@example.com')).toEqual([])
})

test('a job that runs twice leaves one mail', async () => {
  await send('twice@example.com', 'Due volte')
  await waitForMails('twice@example.com')
  const again = await database.withSystem('read', db =>
    db.one<{ data: { data: { sealed: string } } }>(sql`
    select data from pgboss.job_common where name = 'send-mail' order by created_on desc limit 1`),
  )
  await mailJobs[0]?.run({ database, log, jobId: 'again', isLastTry: false }, { workspaceId: null, data: again.data.data })
  expect(await outbox('twice@example.com')).toHaveLength(1)
})

test('what is no address is refused at once', async () => {
  await expect(send('a@example.com\r\nBcc: b@example.com', 'x')).rejects.toThrow('no address')
})

test('the outbox lists, searches and shows, and nothing in a mail can run', async () => {
  await database.withSystem('write', db =>
    sendMail(db, {
      to: 'shown@example.com',
      mail: {
        subject: '<script>alert(1)</script>',
        html: '<html><head></head><body><script>alert(2)</script>ciao</body></html>',
        text: '<b>ciao</b>',
      },
    }),
  )
  const [{ id }] = await waitForMails('shown@example.com')
  const list = await app.inject({ url: '/dev/mail?to=SHOWN', headers: { 'accept-language': 'en' } })
  expect(list.body).toContain('&lt;script&gt;')
  expect(list.body).not.toContain('<script')
  expect(list.body).toContain('<html lang="en">')
  expect(list.body).not.toContain('uno@example.com')
  const one = await app.inject(`/dev/mail/${id}`)
  expect(one.body).toContain('sandbox="allow-top-navigation-by-user-activation"')
  expect(one.body).toContain('Versione solo testo')
  expect(one.body).not.toContain('<script')
  const body = await app.inject(`/dev/mail/${id}/body`)
  expect(body.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/)
  expect(body.headers['content-security-policy']).not.toMatch(/script-src|allow-scripts|allow-same-origin/)
  expect((await app.inject('/dev/mail?to=nobody@x')).body).toContain('Nessuna e-mail per questo destinatario.')
  for (const unknownId of ['nothing', '%00', '00000000-0000-7000-8000-000000000000']) {
    expect((await app.inject(`/dev/mail/${unknownId}`)).statusCode).toBe(404)
  }
})

test('the outbox answers nobody who asks under another name than this machine’s', async () => {
  await database.withSystem('write', db =>
    sendMail(db, { to: 'rebound@example.com', mail: { subject: 'segreto', html: '<html></html>', text: 'segreto' } }),
  )
  const [{ id }] = await waitForMails('rebound@example.com')
  for (const url of ['/dev/mail', '/dev/mail.json', `/dev/mail/${id}`, `/dev/mail/${id}/body`]) {
    for (const host of ['evil.example', 'evil.example:3000', 'localhost.evil.example', '192.168.1.7:3000']) {
      const answer = await app.inject({ url, headers: { host } })
      expect([url, host, answer.statusCode >= 400, answer.body.includes('segreto')]).toEqual([url, host, true, false])
    }
    for (const host of ['localhost:3000', '127.0.0.1', '[::1]:3000']) {
      expect([url, host, (await app.inject({ url, headers: { host } })).statusCode]).toEqual([url, host, 200])
    }
  }
})

const invitation = {
  name: 'invito à, 1.ics',
  contentType: 'text/calendar; charset=utf-8; method=REQUEST',
  content: 'BEGIN:VCALENDAR\r\nX:è\r\n',
}
const sendWithFile = (to: string, content = invitation.content) =>
  database.withSystem('write', db => sendMail(db, { to, mail: letter('Invito'), attachments: [{ ...invitation, content }] }))

test('an attachment is kept with its mail, and is downloaded from there', async () => {
  await sendWithFile('attached@example.com')
  const [mail] = await waitForMails('attached@example.com')
  expect(mail).toMatchObject({ attachments: [invitation] })
  expect((await app.inject(`/dev/mail/${mail.id}`)).body).toContain(`href="/dev/mail/${mail.id}/attachments/0"`)
  const file = await app.inject(`/dev/mail/${mail.id}/attachments/0`)
  expect([file.statusCode, file.headers['content-type'], file.body]).toEqual([200, invitation.contentType, invitation.content])
  expect(file.headers['content-disposition']).toBe("attachment; filename*=UTF-8''invito%20%C3%A0%2C%201.ics")
  for (const at of ['1', '-1', 'x', '__proto__', '0.5']) {
    expect((await app.inject(`/dev/mail/${mail.id}/attachments/${at}`)).statusCode).toBe(404)
  }
})

test('attachments that are too large are refused at once', async () => {
  await expect(sendWithFile('large@example.com', 'x'.repeat(262_145))).rejects.toThrow('attachments of 262145 bytes')
})

test('production has no outbox', async () => {
  installConfig(
    loadConfig({ PUBLIC_URL: 'https://allenio.example', SMTP_URL: smtpUrl, SUPPORT_EMAIL: 'aiuto@allenio.example', DATA_DIR: '/nowhere' }),
    testSecret,
  )
  const production = Fastify()
  mountOutbox(production, database)
  expect((await production.inject('/dev/mail')).statusCode).toBe(404)
  await production.close()
})

test('with a mail server it goes there, to one address, with headers of its own', async () => {
  withSmtp()
  await database.withSystem('write', db =>
    sendMail(db, { to: 'due@example.com', language: 'it', mail: letter('Perché no?\r\nBcc: spia@example.com') }),
  )
  const [mail] = await vi.waitFor(
    () => {
      expect(smtp.received).toHaveLength(1)
      return smtp.received
    },
    { timeout: 10_000 },
  )
  expect(mail?.to).toEqual(['<due@example.com>'])
  expect(mail?.from).toMatch(/^<no-reply@allenio\.example>/)
  const [head = ''] = mail?.message.split('\r\n\r\n') ?? []
  expect(head).toMatch(/^Message-ID: <[0-9a-f-]{36}@localhost>$/m)
  expect(head).toMatch(/^Content-Language: it$/m)
  expect(head).toMatch(/^Auto-Submitted: auto-generated$/m)
  expect(head).not.toMatch(/^Bcc/im)
  expect(mail?.message).toContain('multipart/alternative')
  expect(await outbox('due@example.com')).toEqual([])
})

test('an attachment goes to the mail server with its type', async () => {
  withSmtp()
  smtp.received.length = 0
  await sendWithFile('file@example.com')
  await vi.waitFor(() => expect(smtp.received).toHaveLength(1), { timeout: 10_000 })
  const message = smtp.received[0]?.message ?? ''
  expect(message.replaceAll('\r\n ', ' ')).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=REQUEST;/m)
  expect(message).toMatch(/^Content-Disposition: attachment/m)
  expect(Buffer.from(/\r\n\r\n([A-Za-z0-9+/=]{20,})\r\n/.exec(message)?.[1] ?? '', 'base64').toString()).toBe(invitation.content)
})

test('an address that the mail server refuses for good is given up at once, without being logged', async () => {
  withSmtp()
  smtp.refusal.sentence = '550 no such user refused@example.com'
  await send('refused@example.com', 'Ciao')
  const line = await vi.waitFor(
    () => {
      const found = lines.find(each => each.includes('was given up'))
      expect(found).toBeDefined()
      return found
    },
    { timeout: 10_000 },
  )
  expect(line).toContain('the mail server refused EENVELOPE')
  expect(lines.join('')).not.toContain('refused@example.com')
  smtp.refusal.sentence = '451 later please'
  await send('later@example.com', 'Ciao')
  await vi.waitFor(() => expect(lines.join('')).toContain('will be tried again'), { timeout: 10_000 })
  delete smtp.refusal.sentence
  await vi.waitFor(() => expect(smtp.received.at(-1)?.to).toEqual(['<later@example.com>']), { timeout: 15_000 })
}, 30_000)

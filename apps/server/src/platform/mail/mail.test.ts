import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import Fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { installConfig, loadConfig } from '#platform/config'
import { gatherContributions } from '#platform/contributions'
import { openDatabase, sql, type Database } from '#platform/db'
import { openJobs, type Jobs } from '#platform/jobs'
import { makeLog } from '#platform/log'
import { cloneDatabase, testSecret } from '#testing'
import { defineMailFile, mailFiles, mailJobs, mailLayout, mountOutbox, sendMail } from './index.ts'

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
let running: Jobs
let smtpUrl: string

const local = () => installConfig(loadConfig({ DEMO: 'off' }), testSecret)
const withSmtp = () =>
  installConfig(loadConfig({ DEMO: 'off', SMTP_URL: smtpUrl, MAIL_FROM: 'Allenio <no-reply@allenio.example>' }), testSecret)

beforeAll(async () => {
  local()
  clone = await cloneDatabase(inject('testServer'))
  database = openDatabase({ urls: clone.prepared, log: () => undefined })
  running = await openJobs({ database, urls: clone.prepared, jobs: mailJobs, log })
  await running.startWorkers()
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

test('a mail that can be ended says so to mail programs, and to post only where the address is encrypted', async () => {
  withSmtp()
  const headOf = (to: string) =>
    vi.waitFor(
      () => {
        const mail = smtp.received.find(each => each.to[0] === `<${to}>`)
        if (!mail) throw new Error('it has not left')
        return mail.message.split('\r\n\r\n')[0]?.replaceAll(/\r\n\s+/g, ' ') ?? ''
      },
      { timeout: 15_000 },
    )
  for (const scheme of ['https', 'http']) {
    const unsubscribeAddress = `${scheme}://allenio.example/unsubscribe?token=${'a'.repeat(300)}.b`
    const to = `${scheme}@example.com`
    await database.withSystem('write', db => sendMail(db, { to, mail: letter('Avviso'), isToMany: true, unsubscribeAddress }))
    const head = await headOf(to)
    expect(head).toContain(`List-Unsubscribe: <${unsubscribeAddress}>`)
    expect(/^List-Unsubscribe-Post: (.*)$/m.exec(head)?.[1]).toBe(scheme === 'https' ? 'List-Unsubscribe=One-Click' : undefined)
  }
  await send('fixed@example.com', 'Password cambiata')
  expect(await headOf('fixed@example.com')).not.toContain('List-Unsubscribe')
})

describe('files that are made when the mail leaves', () => {
  const pdf = Buffer.from('%PDF-1.7\n\u0000\u00ff', 'latin1')
  let tries = 0
  let isBroken = true
  const receipt = defineMailFile<{ number: string }>({
    file: 'receipt of a test',
    read: async (_, { number }) => {
      if (number === 'gone') return undefined
      tries += 1
      if (number === 'broken' && isBroken) throw new Error('no typesetter')
      return { name: `ricevuta ${number}.pdf`, contentType: 'application/pdf', bytes: pdf }
    },
  })
  const picture = defineMailFile<{ id: string }>({
    file: 'picture of a test',
    read: async (_, { id }) => (id === 'gone' ? undefined : { name: 'logo.png', contentType: 'image/png', bytes: pdf }),
  })
  beforeAll(() => gatherContributions([{ contributes: [mailFiles(receipt, picture)] }]))

  const sendFiles = (to: string, { number, logo }: { number: string; logo: string }) =>
    database.withSystem('write', db =>
      sendMail(db, {
        to,
        mail: {
          subject: 'Acquisto',
          html: '<html><head></head><body><img class="logo" src="cid:logo" alt="Studio &amp; Co"></body></html>',
          text: 'Acquisto',
          pictures: [{ ...picture.of({ id: logo }), cid: 'logo' }],
        },
        attachments: [receipt.of({ number })],
      }),
    )

  test('wait as names alone, and stand in the outbox to be downloaded and shown', async () => {
    await sendFiles('pdf@example.com', { number: '7', logo: 'there' })
    const [mail] = await waitForMails('pdf@example.com')
    expect(mail.attachments).toEqual([
      { name: 'logo.png', contentType: 'image/png', content: pdf.toString('base64'), encoding: 'base64', cid: 'logo' },
      { name: 'ricevuta 7.pdf', contentType: 'application/pdf', content: pdf.toString('base64'), encoding: 'base64' },
    ])
    const file = await app.inject(`/dev/mail/${mail.id}/attachments/1`)
    expect([file.headers['content-type'], file.rawPayload.equals(pdf)]).toEqual(['application/pdf', true])
    const { body: page } = await app.inject(`/dev/mail/${mail.id}`)
    expect(page).toContain(`href="/dev/mail/${mail.id}/attachments/1"`)
    expect(page).not.toContain('attachments/0')
    expect((await app.inject(`/dev/mail/${mail.id}/body`)).body).toContain(`src="data:image/png;base64,${pdf.toString('base64')}"`)
  })

  test('go to the mail server as bytes, and a picture within the mail', async () => {
    withSmtp()
    smtp.received.length = 0
    await sendFiles('pdf@example.com', { number: '8', logo: 'there' })
    await vi.waitFor(() => expect(smtp.received).toHaveLength(1), { timeout: 10_000 })
    const message = smtp.received[0]?.message ?? ''
    expect(message).toMatch(/^Content-Type: application\/pdf;/m)
    expect(message).toMatch(/^Content-I[dD]: <logo>/m)
    expect(message).toMatch(/^Content-Disposition: inline;/m)
    expect(message.split(pdf.toString('base64'))).toHaveLength(3)
  })

  test('are left out where the thing is gone, and the words of a picture stand in for it', async () => {
    await sendFiles('gone@example.com', { number: 'gone', logo: 'gone' })
    const [mail] = await waitForMails('gone@example.com')
    expect([mail.attachments, mail.html]).toEqual([[], '<html><head></head><body>Studio &amp; Co</body></html>'])
  })

  test('hold a mail back while they fail, until the last try sends it without them', async () => {
    tries = 0
    await sendFiles('broken@example.com', { number: 'broken', logo: 'there' })
    await vi.waitFor(() => expect(tries).toBeGreaterThan(0), { timeout: 10_000 })
    expect(await outbox('broken@example.com')).toEqual([])
    const job = await database.withSystem('read', db =>
      db.one<{ data: { data: { sealed: string } } }>(sql`
      select data from pgboss.job_common where name = 'send-mail' order by created_on desc limit 1`),
    )
    await mailJobs[0]?.run({ database, log, jobId: 'last', isLastTry: true }, { workspaceId: null, data: job.data.data })
    const [mail] = await outbox('broken@example.com')
    expect(mail.attachments.map(({ name }: { name: string }) => name)).toEqual(['logo.png'])
    expect(lines.join('')).toContain('a mail left without one of its files')
    // the job that waits for its next try finds nothing to do, and other tests read the log
    isBroken = false
    lines.length = 0
  })
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

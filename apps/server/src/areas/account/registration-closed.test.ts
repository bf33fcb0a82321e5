import { register } from '@allenio/contract/account'
import { getInstallation } from '@allenio/contract/auth'
import { ownHouse } from '#testing'
import { expect, test } from 'vitest'
import { accountMail } from './mails/index.ts'

const { stranger } = await ownHouse({ env: { COACH_REGISTRATION_DISABLED: 'true', BRAND: 'warfit', VARIANT: 'dietitian', PLANS: 'off' } })

test('registration can be closed by configuration', async () => {
  const { status, body } = await stranger.ask(register, {
    firstName: 'Elena',
    lastName: 'Riva',
    email: 'elena@example.com',
    password: 'tre gatti sul tetto',
    businessName: 'Studio Riva',
    profession: 'both',
    locale: 'it',
    hasAgreed: true,
  })
  expect([status, body.code]).toEqual([403, 'registration closed'])
})

test('and the pages can know before', async () => {
  expect(await stranger.call(getInstallation, {})).toMatchObject({
    isCoachRegistrationOpen: false,
    brand: 'warfit',
    variant: 'dietitian',
    isProduction: false,
  })
})

test('where no plans are sold, the mail of a registration names no trial', () => {
  expect(accountMail('it', 'confirm address', { path: '/' }).text).toContain('il tuo account è pronto. Resta')
  expect(accountMail('en', 'confirm address', { path: '/' }).text).toContain('your account is ready. One')
})

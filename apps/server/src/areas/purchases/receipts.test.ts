import { updateBusiness } from '@allenio/contract/business'
import { updatePackage } from '@allenio/contract/packages'
import { downloadOwnReceipt, downloadPaymentsOfMonth, downloadReceipt, refundPayment } from '@allenio/contract/purchases'
import { romeDay } from '@allenio/domain/days'
import { clientOf, placedTexts, testHouse, uploadOf } from '#testing'
import { expect, test } from 'vitest'
import { sellingScene } from './scene.testing.ts'

const house = await testHouse()
const { as } = house

test('a receipt is a PDF, of the business’s payments for the admin and of their own for a client', async () => {
  const scene = await sellingScene(house)
  const { id } = await scene.buy()
  const [payment] = await scene.paymentsOf(id)
  const receipt = await as(scene.team.admin).ask(downloadReceipt, { id: payment?.id })
  expect([receipt.status, receipt.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(String(receipt.body).startsWith('%PDF')).toBe(true)
  await clientOf(house, scene.team)
  expect((await as(scene.team.client).ask(downloadOwnReceipt, { id: payment?.id })).status).toBe(404)
})

test('a receipt says what was bought before all else, which installment it is, and who sells, in the language of the buyer', async () => {
  const scene = await sellingScene(house, { price: 9_000, installments: 3 })
  const name = 'Forza in dodici settimane per chi riparte da zero'
  await as(scene.team.admin).call(updatePackage, { id: scene.package.id, name })
  const logoUploadId = await uploadOf(scene.team.admin)
  await as(scene.team.admin).call(updateBusiness, { name: 'Studio Riva', vatNumber: '12345670157', logoUploadId })
  const textsOf = async (language: 'it' | 'en') => {
    const { id } = await scene.buy({ language })
    const [payment] = await scene.paymentsOf(id)
    const { bytes } = await as(scene.team.admin).ask(downloadReceipt, { id: payment?.id })
    return (await placedTexts(bytes)).filter(({ text }) => text.trim() !== '')
  }
  const italian = await textsOf('it')
  const largest = Math.max(...italian.map(({ size }) => size))
  expect(
    italian
      .filter(({ size }) => size === largest)
      .map(({ text }) => text)
      .join(' '),
  ).toBe(name)
  expect(italian.map(({ text }) => text)).toEqual(expect.arrayContaining(['Rata 1 di 3', 'P. IVA: 12345670157']))
  expect((await textsOf('en')).map(({ text }) => text)).toEqual(expect.arrayContaining(['Instalment 1 of 3', 'VAT number: 12345670157']))
})

test('the month has every movement: what came in, and what went back', async () => {
  const scene = await sellingScene(house)
  const { id, email } = await scene.buy({ firstName: '=1+1', fiscal: { fiscalCode: 'RVIELN90A41F205X', city: 'Milano' } })
  const [payment] = await scene.paymentsOf(id)
  const refund = { id: payment?.id ?? '', amount: 1_250, writtenOver: 5_000, revokesUnlocks: false, takesCredits: false }
  await as(scene.team.admin).call(refundPayment, refund)
  const days = { from: romeDay(), to: romeDay() }
  const { body } = await as(scene.team.admin).ask(downloadPaymentsOfMonth, { ...days, format: 'csv' })
  const lines = String(body).trim().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[1]).toContain(email)
  expect(lines[1]).toContain('RVIELN90A41F205X')
  // a name that begins like a formula is a text
  expect(lines[1]).not.toMatch(/(^|;)"?=1\+1/)
  expect(lines[2]).toContain('-12,5')
  const sheet = await as(scene.team.admin).ask(downloadPaymentsOfMonth, { ...days, format: 'xlsx' })
  expect(sheet.status).toBe(200)
})

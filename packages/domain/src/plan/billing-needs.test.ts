import { expect, test } from 'vitest'
import { countries } from '@allenio/domain/business'
import { missingBillingFields, needsInvoiceAddress, taxNumberNeed } from './billing-needs.ts'

test('Italy alone needs a number; in the EU it spares VAT, elsewhere it is a choice', () => {
  expect(countries.filter(country => taxNumberNeed(country) === 'needed')).toEqual(['IT'])
  expect(['DE', 'GR', 'CH', 'GB', 'US'].map(taxNumberNeed)).toEqual(['spares VAT', 'spares VAT', 'optional', 'optional', 'optional'])
})

const whole = { address: 'Via Roma 1', email: 'studio@example.com', vatNumber: null, fiscalCode: null }

test.each([
  [{ ...whole, country: 'IT' }, ['vatNumber']],
  [{ ...whole, country: 'IT', fiscalCode: 'RSSMRA85T10A562S' }, []],
  [{ ...whole, country: 'IT', vatNumber: '12345670157' }, []],
  [{ ...whole, country: 'DE' }, []],
  [{ ...whole, country: 'US', vatNumber: '' }, []],
  [{ country: 'CH', address: ' ', email: null }, ['address', 'email']],
])('%j lacks %j', (facts, missing) => {
  expect(missingBillingFields(facts)).toEqual(missing)
})

test('electronic invoices are delivered to Italian businesses alone', () => {
  expect(needsInvoiceAddress({ country: 'IT', vatNumber: '12345670157' })).toBe(true)
  expect(needsInvoiceAddress({ country: 'IT', vatNumber: null })).toBe(false)
  expect(needsInvoiceAddress({ country: 'FR', vatNumber: 'FR123' })).toBe(false)
})

import type Stripe from 'stripe'
import type { BilledCustomer, PaymentProvider } from '../provider.ts'
import { recurringOf } from './checkouts.ts'
import type { StripeKit } from './client.ts'
import { invoiceOf, readState } from './subscriptions.ts'

type Billing = Pick<PaymentProvider, 'saveCustomer' | 'createPrice' | 'setTax' | 'readInvoice'>

/** Customers, prices and taxes of what the operator sells without VAT in its prices. */
export function stripeBilling({ ask, on, taxRateOf }: StripeKit): Billing {
  return {
    saveCustomer: (accountId, customer, key) =>
      ask('saveCustomer', async stripe => {
        const options = on(accountId, key)
        const params = customerParams(customer)
        const { id } = customer.id
          ? await stripe.customers.update(customer.id, params, options)
          : await stripe.customers.create(params, options)
        return { id }
      }),
    createPrice: (accountId, { name, amount, currency, rhythm }, key) =>
      ask('createPrice', async stripe => {
        const { id } = await stripe.prices.create(
          { currency, unit_amount: amount, tax_behavior: 'exclusive', recurring: recurringOf(rhythm), product_data: { name } },
          on(accountId, key),
        )
        return { id }
      }),
    setTax: (accountId, subscriptionId, tax, key) =>
      ask('setTax', async stripe => {
        await stripe.subscriptions.update(subscriptionId, { default_tax_rates: [taxRateOf(tax)] }, on(accountId, key))
        return readState(stripe, on(accountId), subscriptionId)
      }),
    readInvoice: (accountId, id) =>
      ask('readInvoice', async stripe => {
        const account = on(accountId)
        return invoiceOf(stripe, account, await stripe.invoices.retrieve(id, { expand: ['payments'] }, account))
      }),
  }
}

/** The VAT number stands on the invoice as text: Stripe's own check of numbers would refuse what the tax office accepts. */
const customerParams = ({
  reference,
  name,
  email,
  address,
  country,
  language,
  ...fiscal
}: BilledCustomer): Stripe.CustomerCreateParams => ({
  name,
  email,
  address: { line1: address, country },
  preferred_locales: [language],
  metadata: { reference },
  invoice_settings: { custom_fields: fieldsOf(fiscal) },
})

function fieldsOf({ vatNumber, recipient }: Pick<BilledCustomer, 'vatNumber' | 'recipient'>) {
  const fields = [
    { name: 'P. IVA / VAT', value: vatNumber },
    { name: 'SDI / PEC', value: recipient },
  ]
  return fields.flatMap(({ name, value }) => (value === null ? [] : [{ name, value: value.slice(0, 140) }]))
}

import * as contract from '@allenio/contract/onboarding'
import { exporters } from '#areas/account'
import { demoParts } from '#platform/demo'
import { area } from '#platform/http'
import { paymentSettlers } from '#platform/payments'
import { fillDemoAccount } from './demo.ts'
import { accountExporter } from './export.ts'
import { onboardingBindings } from './routes.ts'
import { accountSettler } from './settler.ts'
import { onboardingWords } from './words.ts'

export const onboardingArea = area({
  name: 'onboarding',
  tables: ['payment_accounts'],
  contract,
  bindings: onboardingBindings,
  errors: contract.onboardingErrors,
  words: onboardingWords,
  contributes: [exporters(accountExporter), paymentSettlers(accountSettler), demoParts(fillDemoAccount)],
})

export { findSellingAccount, readSelling, sellingListeners } from './accounts.ts'

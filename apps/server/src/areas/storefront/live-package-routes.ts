import { getLivePackage } from '@allenio/contract/storefront'
import { wrongField } from '#platform/errors'
import { bindPublic } from '#platform/http'
import { installedPayments } from '#platform/payments'
import { findLivePackage } from './live-package.ts'

export const livePackageBindings = [
  bindPublic(getLivePackage, async ({ request: { address } }, { id, code }) => {
    const { plan, isCodeWrong } = await findLivePackage(installedPayments().database, { id, code, address })
    if (isCodeWrong) throw wrongField('code', 'discount not valid')
    return plan
  }),
]

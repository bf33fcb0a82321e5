import * as contract from '@allenio/contract/services'
import { exporters } from '#areas/account'
import { hasPlans, saleFollowers } from '#areas/payments'
import { endedServiceParts } from '#areas/plan'
import { demoParts } from '#platform/demo'
import { area } from '#platform/http'
import { notificationKinds } from '#platform/notify'
import { unexportedTables } from '#platform/tables'
import { fillDemoServices } from './demo.ts'
import { listExpiredServices, serviceEnding, sweepServices } from './ends.ts'
import { serviceExporter } from './export.ts'
import { serviceBindings } from './routes.ts'
import { serviceSales } from './sale.ts'
import { serviceWords } from './words.ts'

export const servicesArea = area({
  name: 'services',
  tables: ['services', 'service_orders'],
  contract,
  bindings: serviceBindings,
  isOffered: hasPlans,
  errors: contract.serviceErrors,
  words: serviceWords,
  jobs: [sweepServices],
  contributes: [
    exporters(serviceExporter),
    unexportedTables({ services: 'what the operator sells, the same for everybody' }),
    saleFollowers(serviceSales),
    endedServiceParts({ name: 'services', list: listExpiredServices }),
    notificationKinds(serviceEnding),
    demoParts(fillDemoServices),
  ],
})

export { ensureFirstOffers, parseOffer, retireOffer, setOffer } from './offers.ts'

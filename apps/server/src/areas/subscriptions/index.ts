import * as contract from '@allenio/contract/subscriptions'
import { erasers, exporters } from '#areas/account'
import { activityParts, attentionParts } from '#areas/client-overview'
import { clientEndListeners, clientJoins, clientPauseListeners, moveRecords, paidUntilParts, renewingClients } from '#areas/clients'
import { checkoutFollowers, withdrawableSales } from '#areas/purchases'
import { sql } from '#platform/db'
import { area } from '#platform/http'
import { notificationKinds } from '#platform/notify'
import { paymentSettlers } from '#platform/payments'
import { unexportedTables } from '#platform/tables'
import { demoRecords } from '#platform/demo'
import { followPauses, followPausesHere, sweepPauses } from './client-pauses.ts'
import { completeRequests, settleSubscription, sweepRequests } from './requests/complete.ts'
import { sweepUnpaid } from './mails/unpaid-reminders.ts'
import { fillDemoSubscriptions } from './demo.ts'
import { endForBusinesses, endSubscriptionsOf } from './ends.ts'
import { subscriptionFollower } from './fulfilment.ts'
import { renewing, subscriptionActivity, subscriptionAttention } from './home-parts.ts'
import { subscriptionKinds } from './mails/notifications.ts'
import { sweepOldSubscriptions } from './old-subscriptions.ts'
import { subscriptionExporter, subscriptionTables } from './records.ts'
import { subscriptionBindings } from './routes.ts'
import { subscriptionSettler } from './requests/settle.ts'
import { paidUntilOf } from './paid-until.ts'
import { withdrawableSubscriptions } from './withdrawal.ts'
import { subscriptionWords } from './words.ts'

export const subscriptionsArea = area({
  name: 'subscriptions',
  tables: subscriptionTables,
  contract,
  bindings: subscriptionBindings,
  errors: contract.subscriptionErrors,
  words: subscriptionWords,
  jobs: [settleSubscription, completeRequests, followPausesHere, sweepRequests, sweepPauses, sweepUnpaid, sweepOldSubscriptions],
  contributes: [
    exporters(subscriptionExporter),
    unexportedTables({ subscription_requests: 'They are questions to the provider, and what came of them stands in the subscriptions.' }),
    erasers({ tables: ['subscriptions'], endSales: endForBusinesses }),
    paymentSettlers(subscriptionSettler),
    checkoutFollowers(subscriptionFollower),
    withdrawableSales(withdrawableSubscriptions),
    clientEndListeners(endSubscriptionsOf),
    clientPauseListeners(followPauses),
    clientJoins(moveRecords(sql`subscriptions`)),
    paidUntilParts(paidUntilOf),
    renewingClients(renewing),
    notificationKinds(...subscriptionKinds),
    attentionParts(...subscriptionAttention),
    activityParts(subscriptionActivity),
    demoRecords(fillDemoSubscriptions),
  ],
})

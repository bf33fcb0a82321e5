import { customAppCode } from '@allenio/contract/services'
import * as contract from '@allenio/contract/services'
import { beginRequest, presentApp, saveRequest, sealRequestFiles } from '#areas/custom-apps'
import { payAtOperator } from '#areas/payments'
import { sql } from '#platform/db'
import { AppError, found } from '#platform/errors'
import { bind, bindInSteps } from '#platform/http'
import { cancelOrder } from './cancel.ts'
import { listServices } from './list.ts'
import { placeOrder } from './orders.ts'
import { presentOrder } from './present.ts'
import { findService } from './queries.ts'
import { beginSession } from './sale.ts'

export const serviceBindings = [
  bind(contract.listServices, ({ db }) => listServices(db)),

  bind(contract.orderService, async ({ db, actor }, { id, installments = null }) => {
    const service = found(await findService(db, sql`s.id = ${id}`))
    // the app is ordered with its request
    if (service.code === customAppCode) throw new AppError('service not sold')
    return { order: presentOrder(await placeOrder(db, actor, { service, installments })) }
  }),

  bind(contract.cancelService, async ({ db, actor }, { id }) => ({ order: presentOrder(await cancelOrder(db, actor, id)) })),

  bindInSteps(contract.getServiceSession, {
    begin: ({ db, actor, request }, { id }) => beginSession(db, actor, { orderId: id, language: request.language }),
    ask: payAtOperator.ask,
    finish: ({ db }, result) => payAtOperator.finish(db, result),
  }),

  bindInSteps(contract.requestCustomApp, {
    begin({ db, actor }, { frontUploadId, backUploadId, fileUploadIds = [] }) {
      const documents = [
        { kind: 'front', uploadId: frontUploadId },
        { kind: 'back', uploadId: backUploadId },
      ] as const
      const files = [
        ...documents.flatMap(({ kind, uploadId }) => (uploadId === undefined ? [] : [{ kind, uploadId }])),
        ...fileUploadIds.map(uploadId => ({ kind: 'file' as const, uploadId })),
      ]
      return beginRequest(db, actor, files)
    },
    ask: sealRequestFiles,
    async finish({ db, actor }, { answer: files, input }) {
      const { installments = null, frontUploadId: _front, backUploadId: _back, fileUploadIds: _files, ...changes } = input
      await saveRequest(db, actor, { changes, files })
      const service = await findService(db, sql`s.code = ${customAppCode}`)
      if (!service) throw new AppError('service not sold')
      const order = await placeOrder(db, actor, { service, installments })
      return { app: await presentApp(db, actor), order: presentOrder(order) }
    },
  }),
]

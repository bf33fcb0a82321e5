declare const self: ServiceWorkerGlobalScope

export const worker = self

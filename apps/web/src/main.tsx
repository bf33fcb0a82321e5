import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { makeQueryClient } from '#lib/api'
import { guardChunks } from '#lib/build'
import { keepReads } from '#lib/offline'
import { Shell } from '#shell'

guardChunks()

const root = document.getElementById('root')
if (!root) throw new Error('index.html lacks its root')

const cache = makeQueryClient()
// what the device kept is there before the first screen asks for it
await keepReads(cache)
createRoot(root).render(
  <QueryClientProvider client={cache}>
    <Shell />
  </QueryClientProvider>,
)

import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { makeQueryClient } from '#lib/api'
import { guardChunks } from '#lib/build'
import { keepReads } from '#lib/offline'
import { wordsReady } from '#lib/words'
import { isAtRest, Shell } from '#shell'
import './boot.css'

guardChunks(isAtRest)

const root = document.getElementById('root')
if (!root) throw new Error('index.html lacks its root')

const cache = makeQueryClient()
// what the device kept is there before the first screen asks for it, and so are its words
await Promise.all([keepReads(cache), wordsReady()])
createRoot(root).render(
  <QueryClientProvider client={cache}>
    <Shell />
  </QueryClientProvider>,
)

import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { makeQueryClient } from '#lib/api'
import { guardChunks } from '#lib/build'
import { config } from '#lib/config'
import { keepReads } from '#lib/offline'
import { wordsReady } from '#lib/words'
import { isAtRest, Shell } from '#shell'
import { brandColour, brandReady } from '#ui/theme'
import { loadInside } from './routes.ts'
import './boot.css'

guardChunks(isAtRest)

const root = document.getElementById('root')
if (!root) throw new Error('index.html lacks its root')

const cache = makeQueryClient()
// the stored reads, the words and the colour must be loaded before the first screen asks for them
await Promise.all([
  keepReads(cache, loadInside),
  wordsReady(),
  brandReady(brandColour[config.brand]).catch(() => undefined),
  // the router tries again, and shows the error
])
createRoot(root).render(
  <QueryClientProvider client={cache}>
    <Shell />
  </QueryClientProvider>,
)

import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { LoginPage } from '#areas/auth'
import { makeQueryClient } from '#lib/api'
import { guardChunks } from '#lib/build'
import { config } from '#lib/config'
import { keepReads } from '#lib/offline'
import { hrefTo } from '#lib/screens'
import { catchInstallPrompt, isAtRest, Shell } from '#shell'
import { applyBrand, brandColour } from '#ui/theme'
import { loadInside } from './routes.ts'
import './boot.css'

guardChunks(isAtRest)
// the browser offers the installation once, maybe before anything is drawn
catchInstallPrompt()

const root = document.getElementById('root')
if (!root) throw new Error('index.html lacks its root')

// before the first page is drawn, so that its buttons do not fade from another colour
applyBrand(brandColour[config.brand])

const cache = makeQueryClient()
// the stored reads must be loaded before the first screen asks for them
await keepReads(cache, loadInside)
createRoot(root).render(
  <QueryClientProvider client={cache}>
    <Shell firstPages={{ [hrefTo('/login')]: LoginPage }} />
  </QueryClientProvider>,
)

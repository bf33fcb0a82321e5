import * as contract from '@allenio/contract/home'
import { area } from '#platform/http'
import { homeBindings } from './routes.ts'

export const homeArea = area({ name: 'home', contract, bindings: homeBindings, errors: {}, words: { it: {}, en: {} } })

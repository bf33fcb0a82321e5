import * as contract from '@allenio/contract/files'
import { area } from '#platform/http'
import { routes } from './routes.ts'
import { fileWords } from './words.ts'

export const filesArea = area({ name: 'files', contract, bindings: routes, errors: contract.fileErrors, words: fileWords })

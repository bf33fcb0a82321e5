import { areas } from './areas.ts'
import { openApiDocument } from '#platform/openapi'

// Writes the API description for the ledger and for other programs. It needs no database.
const document = await openApiDocument(
  areas.flatMap(area => area.endpoints.map(endpoint => ({ area: area.name, endpoint }))),
  '1',
)
process.stdout.write(`${JSON.stringify(document, null, 2)}\n`)

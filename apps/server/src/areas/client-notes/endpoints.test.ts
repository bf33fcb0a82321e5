import { testEndpoints } from '#testing'

await testEndpoints('client-notes')

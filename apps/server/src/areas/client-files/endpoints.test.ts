import { testEndpoints } from '#testing'

await testEndpoints('client-files')

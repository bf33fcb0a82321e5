import { testEndpoints } from '#testing'

await testEndpoints('clients')

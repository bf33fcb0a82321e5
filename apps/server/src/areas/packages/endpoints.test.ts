import { testEndpoints } from '#testing'

await testEndpoints('packages')

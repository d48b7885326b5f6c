/** A script for wrk that sends these bodies in turn, so that no cache can answer for the tariff. */
export function bodiesScript(bodies: readonly string[], language: string): string {
  return `local bodies = {${bodies.map((body) => `[==[${body}]==]`).join(',\n')}}
local at = 0
wrk.method = "POST"
wrk.headers["Content-Type"] = "application/json"
wrk.headers["Accept-Language"] = "${language}"
request = function()
  at = at % #bodies + 1
  return wrk.format(nil, nil, nil, bodies[at])
end
`
}

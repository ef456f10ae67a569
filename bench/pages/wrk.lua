-- Prints the outcome of a run as JSON. Durations are microseconds.
function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '\n{"requests":%d,"p99":%d,"failed":%d}\n',
    summary.requests,
    latency:percentile(99),
    errors.connect + errors.read + errors.write + errors.status + errors.timeout
  ))
end

import type { DeliverySlot } from '#src/delivery/delivery-slots.ts';
import { redisScript } from './redis-connection.ts';

/*
 * A cart's choice is a text under a key of its own. Each slot has a sorted set of the carts that hold
 * or have booked one of its stops, scored by when that ends: infinity once the cart was ordered. Holds
 * that have ended leave it with the next one. Times are in milliseconds. The braces keep all keys on one
 * node of a cluster.
 */

const SLOTS = 'sluimer:{deliveries}:slot:1:';

export const choiceKey = (cartId: string): string => `sluimer:{deliveries}:choice:1:${cartId}`;

export const actionKey = (cartId: string, key: string): string =>
  `sluimer:{deliveries}:action:1:${cartId} ${key}`;

export const slotKey = (region: string, { day, window }: DeliverySlot): string =>
  `${SLOTS}${region} ${day} ${window}`;

/** The slot of a stored choice, and the number of stops that other carts have of one. */
const HELPERS = `
local function slotOf(choice)
  return '${SLOTS}' .. choice.region .. ' ' .. choice.slot.day .. ' ' .. choice.slot.window
end
local function taken(slot, cart, now)
  local own = tonumber(redis.call('ZSCORE', slot, cart) or '')
  local count = redis.call('ZCOUNT', slot, '(' .. now, '+inf')
  if own and own > tonumber(now) then return count - 1 end
  return count
end`;

/** Keys: slots. Arguments: now, cart. Returns the stops that other carts have of each. */
export const COUNT_TAKEN = redisScript(`${HELPERS}
local counts = {}
for i, slot in ipairs(KEYS) do counts[i] = taken(slot, ARGV[2], ARGV[1]) end
return counts`);

/**
 * Keys: choice, action, slot. Arguments: now, cart, identity of the request, why it is refused by the
 * plan or nothing, stops of the slot, the new choice, when its hold ends, lifetimes of choice, slot and
 * action. Returns why it is refused, or `held` with the choice that the cart has now.
 */
export const HOLD = redisScript(`${HELPERS}
local text = redis.call('GET', KEYS[1])
local known = redis.call('GET', KEYS[2])
if known and known ~= ARGV[3] then return { 'key-reused' } end
if known then return text and { 'held', text } or { 'nothing-chosen' } end
local mine = text and cjson.decode(text)
if mine and mine.isBooked then return { 'booked' } end
if ARGV[4] ~= '' then return { ARGV[4] } end
if taken(KEYS[3], ARGV[2], ARGV[1]) >= tonumber(ARGV[5]) then return { 'no-capacity' } end
if mine then redis.call('ZREM', slotOf(mine), ARGV[2]) end
redis.call('ZREMRANGEBYSCORE', KEYS[3], '-inf', ARGV[1])
redis.call('ZADD', KEYS[3], ARGV[7], ARGV[2])
redis.call('SET', KEYS[1], ARGV[6], 'PX', ARGV[8])
redis.call('PEXPIRE', KEYS[3], ARGV[9])
redis.call('SET', KEYS[2], ARGV[3], 'PX', ARGV[10])
return { 'held', ARGV[6] }`);

/**
 * Keys: choices of both carts. Arguments: both carts. Returns `moved` or `kept`. The slot is never
 * empty meanwhile: Redis would delete it, and its lifetime with it.
 */
export const MOVE = redisScript(`${HELPERS}
local text = redis.call('GET', KEYS[1])
local choice = text and cjson.decode(text)
if not choice or choice.isBooked or redis.call('EXISTS', KEYS[2]) == 1 then return 'kept' end
local slot = slotOf(choice)
redis.call('RENAME', KEYS[1], KEYS[2])
local ends = redis.call('ZSCORE', slot, ARGV[1])
if ends then
  redis.call('ZADD', slot, ends, ARGV[2])
  redis.call('ZREM', slot, ARGV[1])
end
return 'moved'`);

/** Key: choice. Argument: cart. Returns `booked` if the cart was ordered, else `released`. */
export const RELEASE = redisScript(`${HELPERS}
local text = redis.call('GET', KEYS[1])
local choice = text and cjson.decode(text)
if not choice then return 'released' end
if choice.isBooked then return 'booked' end
redis.call('DEL', KEYS[1])
redis.call('ZREM', slotOf(choice), ARGV[1])
return 'released'`);

/**
 * Keys: choice, its slot. Arguments: now, cart, the choice as it was read and as it is booked, when its
 * hold ends, stops of the slot, lifetimes of choice and slot. Returns `booked`, `expired`, or `changed`
 * if it is no longer as it was read.
 */
export const BOOK = redisScript(`${HELPERS}
if redis.call('GET', KEYS[1]) ~= ARGV[3] then return 'changed' end
local isHeld = tonumber(ARGV[1]) < tonumber(ARGV[5])
if not isHeld and taken(KEYS[2], ARGV[2], ARGV[1]) >= tonumber(ARGV[6]) then return 'expired' end
redis.call('ZADD', KEYS[2], '+inf', ARGV[2])
redis.call('SET', KEYS[1], ARGV[4], 'PX', ARGV[7])
redis.call('PEXPIRE', KEYS[2], ARGV[8])
return 'booked'`);

// The actions of Rzymianie do domu! as they are tapped: which cards, forts and places each of them names.
// A clan's card is `gold:axx`, a fort `komfort`, a place in the wall `3`.

const CHOICES = ["seduces", "takes", "pays", "keeps", "sacrifices", "gives", "rearranges", "arrange", "collect"];
/** In these the order counts: what is tapped first comes first. */
const IN_ORDER = ["rearranges", "arrange"];
const HIDDEN = "?";
/** Whichever card of that clan is tapped. */
const ANY = "*";
const FEW = 8;

const verbOf = (action) => { const [first, second] = action.split(" "); return ["uncover", "arrange", "collect"].includes(first) ? first : second; };

/** What of a table is tapped for an action: `gold keeps axx` needs gold's Axx. */
function thingsIn(action) {
  const [done] = action.split(" if ");
  const [clan, verb, ...rest] = done.split(" ");
  if (clan === "uncover" || clan === "arrange") return [verb, ...rest].filter(Boolean);
  if (verb === "gives") return rest.slice(1);
  if (verb === "takes") return rest.slice(1);
  if (verb === "seduces") return rest[0] === "nobody" ? [] : [`${rest[0]}:${ANY}`];
  if (verb === "lays") return [`${clan}:${rest[0]}`, rest[2]];
  if (["loses", "reveals", "pays", "keeps", "sacrifices", "rearranges"].includes(verb)) {
    return rest.filter((word) => !["earlier", "nothing"].includes(word)).map((card) => `${clan}:${card}`);
  }
  return [];
}

function goesOn(action, picked) {
  const things = thingsIn(action);
  if (IN_ORDER.includes(verbOf(action))) return picked.every((one, place) => one === things[place]);
  if (verbOf(action) === "seduces") return picked.length <= things.length && picked.every((one) => one.split(":")[0] === things[0].split(":")[0]);
  const left = [...things];
  return picked.every((one) => { const at = left.indexOf(one); if (at >= 0) left.splice(at, 1); return at >= 0; });
}

export function play(box) {
  const isFort = (thing) => thing in box.forts;
  const isPlace = (thing) => /^\d$/.test(thing);

  /** Every action that a clan may be said to have done with what is picked, legal or not. */
  function ofClan(clan, picked, others) {
    const cards = picked.filter((one) => one.startsWith(`${clan}:`)).map((one) => one.split(":")[1]);
    const foreign = picked.filter((one) => one.includes(":") && !one.startsWith(`${clan}:`)).map((one) => one.split(":")[0]);
    const forts = picked.filter(isFort);
    const places = picked.filter(isPlace);
    const shape = [cards.length, foreign.length, forts.length, places.length].join("");
    const known = !cards.includes(HIDDEN);
    if (!picked.length) return [`${clan} seduces nobody`, `${clan} keeps nothing`];
    if (shape === "0100" && others.includes(foreign[0])) return [`${clan} seduces ${foreign[0]}`];
    if (shape === "0001") return [`${clan} takes fort ${places[0]}`];
    if (shape === "1001") return [`${clan} lays ${cards[0]} at ${places[0]}`];
    if (shape === "0010") return [`${clan} gives up ${forts[0]}`];
    if (shape === "1000" && known) {
      const twice = cards[0] === "chariott" ? [`${clan} pays earlier chariott`] : [];
      return [...["reveals", "keeps", "pays", "sacrifices"].map((verb) => `${clan} ${verb} ${cards[0]}`), ...twice];
    }
    if (cards.length > 1 && cards.length === picked.length) {
      const pair = cards.length === 2 ? [`${clan} loses ${cards.join(" ")}`] : [];
      return [`${clan} rearranges ${cards.join(" ")}`, ...(known ? [`${clan} keeps ${cards.join(" ")}`] : []), ...pair];
    }
    return [];
  }

  function ofNobody(picked) {
    if (!picked.length) return ["collect"];
    if (!picked.every(isFort)) return [];
    if (picked.length === 1) return [`uncover ${picked[0]}`];
    return picked.length === box.wall ? [`arrange ${picked.join(" ")}`] : [];
  }

  return {
    thingsIn,
    goesOn,
    /** `line`: only what may be announced. `joins`: a condition of what was announced. */
    candidates(clans, picked, { line, joins }) {
      const all = [...clans.flatMap((clan) => ofClan(clan, picked, clans)), ...(line ? [] : ofNobody(picked))];
      if (joins) return all.filter((one) => verbOf(one) === "reveals");
      return line ? all.filter((one) => !["reveals", "loses", "lays"].includes(verbOf(one))) : all;
    },
    /** The choices that come up are offered one by one; a card that nobody has seen is not asked for. */
    offered(actions) {
      const choices = actions.filter((one) => CHOICES.includes(verbOf(one)));
      if (choices.length && choices.length <= FEW) return choices;
      return actions.filter((one) => thingsIn(one).every((thing) => thing.endsWith(`:${HIDDEN}`)));
    },
    /** `green seduces red if red reveals chariott in round 4`, as the claim says it. */
    lineJson(text) {
      const round = /in round (\d)/.exec(text)?.[1];
      const [does, when] = text.replace(/ in round \d/, "").split(" if ");
      const json = { do: does };
      if (round) json.round = Number(round);
      if (when) json.when = Object.fromEntries(when.split(" and ").map((one) => { const [clan, , card] = one.split(" "); return [clan, card]; }));
      return json;
    },
    lineText({ do: does, round, when = {} }) {
      const conditions = Object.entries(when).map(([clan, card]) => `${clan} reveals ${card}`).join(" and ");
      return `${does}${conditions ? ` if ${conditions}` : ""}${round ? ` in round ${round}` : ""}`;
    },
  };
}

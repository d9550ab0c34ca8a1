/** Six stations of one tin of tea, each standing on the ground line y = 0 around x = 0. */

export function Field() {
  return (
    <g>
      <path d="M-34-66C-10-98 22-112 50-98S104-44 132 0" className="faint sheet" />
      <path d="M-120 0C-98-36-62-70-28-72S44-44 74-28 122-8 134 0" className="sheet" />
      <path
        d="M-46-60C-34-64-18-64-4-60M-66-46C-40-54-6-54 26-46M-84-31C-48-42 4-42 54-31M-100-15C-54-28 10-28 62-17"
        className="rows"
      />
      <g className="accent">
        <path d="M84 0C82-28 84-56 88-84" />
        <path d="M88-84C78-100 78-118 90-134 102-118 102-100 88-84Z" className="fill" />
        <path d="M86-56C104-60 120-74 126-96 106-94 90-80 86-56Z" className="fill" />
        <path d="M84-38C70-46 60-60 60-80 76-72 86-58 84-38Z" className="fill" />
        <path d="M88-88 90-116M87-60 110-80M83-46 70-64" />
      </g>
    </g>
  );
}

export function Workshop() {
  return (
    <g>
      <path d="M-78-62C-58-66-50-84-46-96H46C50-84 58-66 78-62Z" className="sheet" />
      <path d="M-60-71H60M-50-84H50" className="faint" />
      <path d="M-64 0V-62H64V0" className="sheet" />
      <path d="M-20 0V-40H20V0M0-40V0M-52-44h20v20h-20ZM-42-44v20M-52-34h20M32-44h20v20H32ZM42-44v20M32-34h20" />
      <path d="M28-96V-118H42V-96" className="sheet" />
      <path d="M35-126C29-134 41-140 35-148S41-162 36-170" className="faint" />
    </g>
  );
}

export function Tin() {
  return (
    <g>
      <path d="M-34-90V-6C-34 2 34 2 34-6V-90" className="sheet" />
      <path d="M-37-106V-90C-37-82 37-82 37-90V-106" className="sheet" />
      <ellipse cx="0" cy="-106" rx="37" ry="8" className="sheet" />
      <path d="M-10-107C-10-113 10-113 10-107" />
      <path d="M-34-70C-34-63 34-63 34-70M-34-22C-34-15 34-15 34-22" className="faint" />
      <g className="stamp" transform="translate(-12 -58)">
        <path d="M1 0H15a9 9 0 0 1 9 9V23a1 1 0 0 1-1 1H1a1 1 0 0 1-1-1V1A1 1 0 0 1 1 0Z" />
        <path d="M19.500 24V9A4.500 4.500 0 0 0 15 4.500H4.500V19.500H12V12" className="cut" />
      </g>
    </g>
  );
}

export function Truck() {
  return (
    <g>
      <path d="M74-16V-84H-26V-16" className="sheet" />
      <path d="M-26-16V-64H-50C-58-64-64-48-68-40L-76-35V-16H74" className="sheet" />
      <path d="M-34-56H-48C-53-56-56-48-58-42H-34Z" />
      <path d="M58-68H30M58-58H40" className="faint" />
      <circle cx="46" cy="-12" r="12" className="sheet" />
      <circle cx="-48" cy="-12" r="12" className="sheet" />
      <circle cx="46" cy="-12" r="4" />
      <circle cx="-48" cy="-12" r="4" />
      <path d="M88-66h22M88-48h32M88-30h18" className="faint" />
    </g>
  );
}

export function Shop() {
  return (
    <g>
      <path d="M-76 0V-72M76 0V-72" />
      <path d="M-84-72-72-104H72L84-72Z" className="sheet" />
      <path
        d="M-84-72a14 12 0 0 0 28 0 14 12 0 0 0 28 0 14 12 0 0 0 28 0 14 12 0 0 0 28 0 14 12 0 0 0 28 0 14 12 0 0 0 28 0"
        className="sheet"
      />
      <path
        d="M-56-72-48-104M-28-72-24-104M0-72V-104M28-72 24-104M56-72 48-104"
        className="faint"
      />
      <path d="M-64 0V-48H12V0M-64-24H12" />
      <path
        d="M-54-24v-12h9v12M-37-24v-12h9v12M-20-24v-12h9v12M-3-24v-12h9v12M-54 0v-12h9V0M-37 0v-12h9V0M-20 0v-12h9V0"
        className="faint"
      />
      <path d="M28 0V-48H62V0M54-24v4" />
    </g>
  );
}

export function Hand() {
  return (
    <g>
      <g transform="translate(-8 -38) scale(.86)">
        <Tin />
      </g>
      <path
        d="M-62-46C-71-49-78-42-73-33-64-17-48-3-24 0H36C54 0 66 8 80 18L100-12C88-22 78-34 66-41 55-47 45-44 39-38H-22C-34-38-48-40-62-46Z"
        className="sheet"
      />
      <path d="M39-38C31-35 26-29 28-20" />
      <path d="M-56-36C-46-24-36-17-22-15M-42-37C-35-30-28-26-17-25" className="faint" />
      <path d="M76 25 107-20 128-6 97 39Z" className="sheet" />
      <path d="M84 30 115-15" className="faint" />
    </g>
  );
}

import { printControl } from '#contract/print-control.ts';

export const systems = ['windows', 'macos', 'linux'] as const;
export type System = (typeof systems)[number];

const { file } = printControl;

/** What starts the program with the computer; paths are those of a usual installation. */
export const services: Record<System, string> = {
  windows: `schtasks /Create /TN "Suyuan Print" /SC ONLOGON /TR "\\"%ProgramFiles%\\nodejs\\node.exe\\" \\"%CD%\\${file}\\""`,
  macos: `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict>
  <key>Label</key><string>suyuan-print</string>
  <key>ProgramArguments</key>
  <array><string>/usr/local/bin/node</string><string>/Users/Shared/suyuan/${file}</string></array>
  <key>RunAtLoad</key><true/>
  <key>KeepAlive</key><true/>
</dict></plist>`,
  linux: `[Unit]
Description=Suyuan label print control
After=network-online.target

[Service]
ExecStart=/usr/bin/node %h/suyuan/${file}
Restart=always
RestartSec=3

[Install]
WantedBy=default.target`,
};

/** The system of this computer, as far as the browser says. */
export const systemHere = (): System =>
  /mac/i.test(navigator.userAgent)
    ? 'macos'
    : /linux|x11/i.test(navigator.userAgent)
      ? 'linux'
      : 'windows';
